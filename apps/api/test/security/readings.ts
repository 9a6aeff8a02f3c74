// Every reading endpoint with what it can be asked, for tests that look for planted markers.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import * as z from 'zod/mini'
import type { TestApp } from '#test/test-app.ts'

type Reading = { readonly path: string; readonly asks: ReadonlySet<string> }

/** In the compressed bytes of a file no marker would be found. */
export const jsonReadings: readonly Reading[] = allEndpoints
  .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.raw)
  .map(({ endpoint: { path, input } }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return { path, asks: new Set(Object.keys(properties)) }
  })

/** What all of them answer. Four calls at once: the server works while the database does. */
export async function bodiesOf(
  server: TestApp,
  token: string | null,
  urls: readonly string[],
): Promise<string[]> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const waiting = [...urls]
  const bodies: string[] = []
  const readOn = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      bodies.push((await server.app.inject({ url, headers })).body)
  }
  await Promise.all([readOn(), readOn(), readOn(), readOn()])
  return bodies
}
