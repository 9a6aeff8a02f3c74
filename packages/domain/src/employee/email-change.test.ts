import { expect, test } from 'vitest'
import { emailChangeState, emailChangeWaits } from './email-change.ts'

const endsAt = 1_000_000
const [before, at] = [endsAt - 1, endsAt]
const next = 'new@example.la'

test.each([
  [next, false, false, before, 'waiting'],
  [next, true, false, before, 'waiting'],
  [next, false, true, before, 'waiting'],
  [next, true, true, before, 'due'],
  [next, false, false, at, 'ended'],
  [next, false, true, at, 'ended'],
  [next, true, false, at, 'due'],
  [next, true, true, at, 'due'],
  [null, false, false, before, 'waiting'],
  [null, false, true, before, 'due'],
  [null, false, false, at, 'due'],
] as const)('to %s, confirmed %s, agreed %s, at %i: %s', (newEmail, newConfirmed, oldAgreed, now, state) => {
  expect(emailChangeState({ newEmail, newConfirmed, oldAgreed, endsAt }, now)).toBe(state)
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('mail server %s, own password %s: waits %s', (hasMailServer, hasChosenPassword, waits) => {
  expect(emailChangeWaits({ hasMailServer, hasChosenPassword })).toBe(waits)
})
