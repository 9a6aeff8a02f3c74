// A secret in every field, header and query of every call never appears in the log.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { makePersonas } from './personas.ts'

const canary = 'canary-7f3a9c-secret'
const server = testServer({ SEED: 'empty' })
const personas = perFile(() => makePersonas(server))

test('fields, tokens and queries are never logged, whatever the response', async () => {
  const tokens = {
    app: await personas.tokenOf('admin'),
    space: await personas.tokenOf('owner'),
    ams: await personas.tokenOf('operator'),
  }
  const areaOf = ({ allow }: Endpoint) => {
    if (allow === 'space' || allow === 'ams') return allow
    return typeof allow === 'object' && 'amsGroup' in allow ? 'ams' : 'app'
  }
  for (const { endpoint } of allEndpoints.filter(({ name }) => name !== 'logout')) {
    const names = Object.keys(
      z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).properties ?? {},
    )
    const fields = new URLSearchParams(
      Object.fromEntries(names.map(name => [name, name === 'email' ? `${canary}@example.la` : canary])),
    )
    const path = endpoint.path.replace(/:\w+/g, canary)
    const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    for (const token of [tokens[areaOf(endpoint)], canary]) {
      await server.app.inject({
        method: endpoint.method,
        url: `/api${path}?${fields}&auth=${canary}&token=${canary}`,
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': canary,
          'idempotency-key': canary,
          cookie: `session=${canary}`,
          ...(!isRead && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(!isRead && { payload: fields.toString() }),
      })
    }
  }
  await server.app.inject({ url: `/api/nowhere/${canary}?token=${canary}` })
  const log = server.logLines.join('')
  expect(server.logLines.length).toBeGreaterThan(allEndpoints.length)
  expect(log).not.toContain(canary)
  for (const token of Object.values(tokens)) expect(log).not.toContain(token)
})
