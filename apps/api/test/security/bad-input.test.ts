// What once led to a 500. bad-input.long.test.ts sends generated input to every endpoint.
import { expect, test } from 'vitest'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { hostileCaller } from './hostile-caller.ts'
import { knownRequest } from './hostile-requests.ts'
import { knownBadInput } from './known-bad-input.ts'

const server = testServer()
const caller = perFile(() => hostileCaller(server))

test.each(knownBadInput)('refused: $name', async known => {
  const answer = await server.app.inject(knownRequest(known, await caller.tokenFor('app')))
  expect([answer.statusCode < 500, answer.json().errors[0]]).toEqual([true, known.code])
})
