import { describe, expect, test } from 'vitest'
import { changePasswordErrors, formPasswordErrors } from './password-check.ts'

const change = { oldPassword: 'Old12345', newPassword: 'New12345', confirmPassword: 'New12345' }

describe('changePasswordErrors', () => {
  test.each([
    [{}, {}],
    [{ oldPassword: '' }, { oldPassword: 'Old password is required' }],
    [
      { oldPassword: '', confirmPassword: 'other' },
      {
        oldPassword: 'Old password is required',
        confirmPassword: 'The confirmation must equal the new password',
      },
    ],
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

const differs = 'The passwords do not match'
const tooShort = 'Must be at least 8 charactors'

describe('formPasswordErrors leaves the bounds of the password to the shape, and checks those of the confirmation', () => {
  test.each([
    ['', '', 'Confirm password is required'],
    ['short', 'short', tooShort],
    ['Longer12', '', 'Confirm password is required'],
    ['Longer12', 'Longer1', tooShort],
    ['Longer12', 'Longer13', differs],
  ])('%j, %j -> %j', (password, confirmPassword, text) =>
    expect(formPasswordErrors({ password, confirmPassword }, 'en')).toEqual({ confirmPassword: text }),
  )

  test('two equal ones that are long enough', () =>
    expect(formPasswordErrors({ password: 'Longer12', confirmPassword: 'Longer12' }, 'en')).toEqual({}))
})
