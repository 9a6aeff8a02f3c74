import { expect, test } from 'vitest'
import { sessionPurpose } from './session-purpose.ts'

test.each([
  // has a second step, passed it, temporary password
  [false, false, false, 'full'],
  [false, false, true, 'change_password'],
  [true, false, false, 'second_step'],
  [true, false, true, 'second_step'],
  [true, true, true, 'change_password'],
  [true, true, false, 'full'],
] as const)('%s, %s, %s: %s', (hasSecondStep, hasPassedSecondStep, isPasswordTemporary, purpose) => {
  expect(sessionPurpose({ hasSecondStep, hasPassedSecondStep, isPasswordTemporary })).toBe(purpose)
})
