import { expect, test } from 'vitest'
import { isWithdrawn } from './is-withdrawn.ts'

const approved = { status: 'APPROVED' } as const
const skipped = { status: 'SKIPPED' } as const
const ended = { status: 'CANCELLED' } as const
const open = { status: 'PENDING' } as const

test.each([
  ['a cancellation that nobody decided', 'CANCELLATION', 'CANCELLED', [ended, ended], true],
  ['a change after its first step', 'AMENDMENT', 'CANCELLED', [approved, ended], true],
  [
    'a change that took effect, and was cancelled later',
    'AMENDMENT',
    'CANCELLED',
    [approved, skipped],
    false,
  ],
  ['a rejected change', 'AMENDMENT', 'REJECTED', [{ status: 'REJECTED' }, ended], false],
  ['a cancellation that is pending', 'CANCELLATION', 'PENDING', [approved, open], false],
  ['an approved cancellation', 'CANCELLATION', 'APPROVED', [approved], false],
  ['a new request', 'NEW', 'CANCELLED', [ended], false],
] as const)('%s', (_what, purpose, status, steps, is) => {
  expect(isWithdrawn({ purpose, status, steps })).toBe(is)
})
