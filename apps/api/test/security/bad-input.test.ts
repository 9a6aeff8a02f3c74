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

test('an address that the router cannot read is one line in the log, without what it says', async () => {
  server.logLines.length = 0
  await server.app.inject('/api/employees/secret%E0%A4%A?token=secret')
  expect(server.logLines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: 'GET', route: '/api/*', status: 404, account: null }),
  ])
  expect(server.logLines[0]).not.toContain('secret')
})
