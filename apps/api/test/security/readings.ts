// Every reading endpoint with its possible queries, for tests that look for planted markers.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import * as z from 'zod/mini'
import type { TestApp } from '#test/test-app.ts'

type Reading = { readonly path: string; readonly asks: ReadonlySet<string> }

/** Without compressed files, in whose bytes no marker can be found. */
export const jsonReadings: readonly Reading[] = allEndpoints
  .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.raw)
  .map(({ endpoint: { path, input } }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return { path, asks: new Set(Object.keys(properties)) }
  })

/** All response bodies. Four calls at a time keep server and database busy. */
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
