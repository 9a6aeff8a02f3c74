import { expect, test } from 'vitest'
import { isSecondStepRequired, sessionPurpose } from './session-purpose.ts'

test.each([
  // has a second step, passed it, temporary password, required
  [false, false, false, false, 'full'],
  [false, false, true, false, 'change_password'],
  [true, false, false, false, 'second_step'],
  [true, false, true, false, 'second_step'],
  [true, true, true, false, 'change_password'],
  [true, true, false, false, 'full'],
  [false, false, false, true, 'set_up_second_step'],
  [false, false, true, true, 'change_password'],
  [false, true, false, true, 'full'],
  [false, true, true, true, 'change_password'],
  [true, false, false, true, 'second_step'],
  [true, false, true, true, 'second_step'],
  [true, true, true, true, 'change_password'],
  [true, true, false, true, 'full'],
] as const)('%s, %s, %s, %s: %s', (has, passed, isPasswordTemporary, isRequired, purpose) => {
  const facts = { hasSecondStep: has, hasPassedSecondStep: passed, isPasswordTemporary }
  expect(sessionPurpose({ ...facts, isSecondStepRequired: isRequired })).toBe(purpose)
})

test.each([
  // by a role, by the company of full access, full access
  [false, false, false, false],
  [true, false, false, true],
  [true, false, true, true],
  [false, true, false, false],
  [false, false, true, false],
  [false, true, true, true],
  [true, true, false, true],
  [true, true, true, true],
])('required %s, %s, %s: %s', (byRole, byFullAccess, hasFullAccess, expected) => {
  expect(isSecondStepRequired({ byRole, byFullAccess, hasFullAccess })).toBe(expected)
})
