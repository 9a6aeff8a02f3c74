import { describe, expect, test } from 'vitest'
import { changePasswordErrors, formPasswordErrors } from './password-check.ts'

const change = { oldPassword: 'Old12345', newPassword: 'New12345', confirmPassword: 'New12345' }

describe('changePasswordErrors', () => {
  test.each([
    [{}, {}],
    [{ oldPassword: '' }, { oldPassword: 'Old password is required' }],
    [{ newPassword: '', confirmPassword: '' }, { newPassword: 'New password is required' }],
    [
      { newPassword: 'Ab1', confirmPassword: 'Ab1' },
      { newPassword: 'New password must be at least 6 characters' },
    ],
    [{ confirmPassword: 'other' }, { confirmPassword: 'The confirmation must equal the new password' }],
    [
      { newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' },
      { newPassword: 'Use at least 6 characters with a number, an uppercase and a lowercase letter' },
    ],
  ])('%j -> %j', (given, errors) =>
    expect(changePasswordErrors({ ...change, ...given }, 'en')).toEqual(errors),
  )
})

test('formPasswordErrors leaves bounds to the shape', () => {
  expect(formPasswordErrors({ password: 'short', confirmPassword: 'short' }, 'en')).toEqual({})
  expect(formPasswordErrors({ password: 'Longer12', confirmPassword: 'x' }, 'en')).toEqual({
    confirmPassword: 'The passwords do not match',
  })
})
