import { expect, test } from 'vitest'
import { askRefusal, editRefusal } from './change-refusal.ts'
import type { RequestPurpose } from './change-refusal.ts'
import type { RequestStatus } from './step.ts'

const owner = 7
const facts = (
  requestStatus: RequestStatus,
  purpose: RequestPurpose = 'NEW',
  actorId: number | null = owner,
) => ({
  requestStatus,
  purpose,
  requesterId: owner,
  actorId,
})

test.each([
  ['one’s own pending request', facts('PENDING'), undefined],
  ['a change is taken back and asked again', facts('PENDING', 'AMENDMENT'), 'NO_EDIT'],
  ['asking to cancel has nothing to edit', facts('PENDING', 'CANCELLATION'), 'NO_EDIT'],
  ['approved', facts('APPROVED'), 'NOT_PENDING'],
  ['rejected', facts('REJECTED'), 'NOT_PENDING'],
  ['cancelled', facts('CANCELLED'), 'NOT_PENDING'],
  ['somebody else’s', facts('PENDING', 'NEW', 8), 'FORBIDDEN'],
  ['somebody else’s that ended', facts('REJECTED', 'NEW', 8), 'FORBIDDEN'],
  ['without an employee record', facts('PENDING', 'NEW', null), 'FORBIDDEN'],
])('editing: %s', (_name, given, code) => expect(editRefusal(given)?.code).toBe(code))

test.each([
  ['approved', facts('APPROVED'), false, undefined],
  ['an approved change is leave like any other', facts('APPROVED', 'AMENDMENT'), false, undefined],
  ['one is open', facts('APPROVED'), true, 'CHANGE_OPEN'],
  ['an approved cancellation is no leave', facts('APPROVED', 'CANCELLATION'), false, 'NOT_APPROVED'],
  ['still pending', facts('PENDING'), false, 'NOT_APPROVED'],
  ['rejected', facts('REJECTED'), false, 'NOT_APPROVED'],
  ['cancelled', facts('CANCELLED'), true, 'NOT_APPROVED'],
  ['somebody else’s', facts('APPROVED', 'NEW', 8), true, 'FORBIDDEN'],
  ['without an employee record', facts('APPROVED', 'NEW', null), false, 'FORBIDDEN'],
])('asking for a change: %s', (_name, given, hasOpenChange, code) =>
  expect(askRefusal({ ...given, hasOpenChange })?.code).toBe(code),
)

test('403 means never, 409 means not now', () => {
  expect(editRefusal(facts('PENDING', 'NEW', 8))?.status).toBe(403)
  expect(editRefusal(facts('APPROVED'))?.status).toBe(409)
  expect(askRefusal({ ...facts('APPROVED', 'NEW', 8), hasOpenChange: false })?.status).toBe(403)
  expect(askRefusal({ ...facts('APPROVED'), hasOpenChange: true })?.status).toBe(409)
})
