import { expect, test } from 'vitest'
import { cancelWords } from './cancel-words.ts'
import { leaveKind } from './kinds/leave-kind.ts'

test.each([
  ['NEW', 'PENDING', true, 'request.withdraw', 'leave.withdrawText'],
  ['NEW', 'PENDING', false, 'leave.cancel', 'leave.cancelText'],
  ['NEW', 'APPROVED', false, 'leave.cancel', 'leave.cancelText'],
  ['AMENDMENT', 'APPROVED', false, 'leave.cancel', 'leave.cancelText'],
  // The approved leave stays: no days come back.
  ['CANCELLATION', 'PENDING', true, 'request.withdraw', 'request.withdrawChangeText'],
  ['CANCELLATION', 'PENDING', false, 'request.withdraw', 'request.withdrawChangeText'],
  ['AMENDMENT', 'PENDING', true, 'request.withdraw', 'request.withdrawChangeText'],
  ['AMENDMENT', 'PENDING', false, 'request.withdraw', 'request.withdrawChangeText'],
] as const)('%s %s, own: %s -> %s, %s', (purpose, status, isOwn, verb, text) => {
  expect(cancelWords(leaveKind, { purpose, status }, isOwn)).toMatchObject({ verb, text })
})
