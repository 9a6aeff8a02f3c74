// No input to any endpoint leads to a 500. bad-input.long.test.ts sends far more of it.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples } from '#test/examples.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { hostileCaller } from './hostile-caller.ts'
import { hostileRequest, knownRequest } from './hostile-requests.ts'
import { knownBadInput } from './known-bad-input.ts'

const server = testServer()
const caller = perFile(() => hostileCaller(server))

test.each(knownBadInput)('refused: $name', async known => {
  const answer = await server.app.inject(knownRequest(known, await caller.tokenFor('app')))
  expect([answer.statusCode < 500, answer.json().errors[0]]).toEqual([true, known.code])
})

/** FC_RUNS for a longer search. */
const numRuns = examples(2)
const endpoints = allEndpoints.filter(({ name }) => name !== 'logout')

test.each(endpoints.map(({ name, endpoint }) => [name, endpoint] as const))('%s', async (_name, endpoint) => {
  const token = await caller.tokenFor(endpoint.allow)
  await fc.assert(
    fc.asyncProperty(hostileRequest(endpoint, token, caller.known), async request => {
      const answer = await server.app.inject(request)
      expect(answer.statusCode, answer.body).toBeLessThan(500)
    }),
    { numRuns },
  )
})
