import { expect, test } from 'vitest'
import { cancelRefusal } from './cancel-refusal.ts'
import type { RequestStatus } from './step.ts'

test.each<readonly [string, RequestStatus, number | null, boolean, string, string | undefined]>([
  ['the requester while pending', 'PENDING', 1, false, '', undefined],
  ['the requester, approved', 'APPROVED', 1, false, 'ill', 'NOT_PENDING'],
  ['the requester who is HR, approved', 'APPROVED', 1, true, 'ill', 'NOT_PENDING'],
  ['the requester, rejected', 'REJECTED', 1, false, '', 'NOT_PENDING'],
  ['the requester, cancelled', 'CANCELLED', 1, false, '', 'NOT_PENDING'],
  ['HR while pending', 'PENDING', 8, true, 'entered twice', undefined],
  ['HR, approved', 'APPROVED', 8, true, 'entered twice', undefined],
  ['HR without a reason', 'APPROVED', 8, true, '  ', 'REASON_REQUIRED'],
  ['HR, rejected', 'REJECTED', 8, true, 'entered twice', 'NOT_PENDING'],
  ['an administrator without employee record', 'APPROVED', null, true, 'entered twice', undefined],
  ['somebody else', 'PENDING', 9, false, 'why not', 'FORBIDDEN'],
  ['somebody without employee record', 'PENDING', null, false, 'why not', 'FORBIDDEN'],
])('%s', (_, requestStatus, employeeId, holdsEdit, reason, expected) =>
  expect(
    cancelRefusal({
      requestStatus,
      purpose: 'NEW',
      requesterId: 1,
      reason,
      actor: { employeeId, holdsEdit },
    })?.code,
  ).toBe(expected),
)

test.each<readonly [string, RequestStatus, number, string | undefined]>([
  ['the requester takes it back', 'PENDING', 1, undefined],
  ['HR while pending', 'PENDING', 8, undefined],
  ['HR, after it cancelled the leave', 'APPROVED', 8, 'NOT_PENDING'],
])('asking to cancel: %s', (_, requestStatus, employeeId, expected) => {
  const actor = { employeeId, holdsEdit: employeeId === 8 }
  const facts = { requestStatus, purpose: 'CANCELLATION', requesterId: 1, reason: 'wrong', actor } as const
  expect(cancelRefusal(facts)?.code).toBe(expected)
})

test('not allowed is 403, too late 409, incomplete 400', () => {
  const facts = { requestStatus: 'APPROVED', purpose: 'NEW', requesterId: 1, reason: '' } as const
  const statusOf = (employeeId: number, holdsEdit: boolean) =>
    cancelRefusal({ ...facts, actor: { employeeId, holdsEdit } })?.status
  expect([statusOf(9, false), statusOf(1, false), statusOf(8, true)]).toEqual([403, 409, 400])
})
