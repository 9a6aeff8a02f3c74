import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { changePasswordRefusal, formPasswordRefusal } from './password-rules.ts'

const longest = `Aa1${'x'.repeat(125)}`

describe('changePasswordRefusal (spec 5)', () => {
  test.each([
    ['no old password', '', 'Newpass1', 'Newpass1', 'oldPasswordRequired'],
    ['no new password', 'old', '', '', 'newPasswordRequired'],
    ['5 characters', 'old', 'Ab1xy', 'Ab1xy', 'newPasswordTooShort'],
    ['6 characters', 'old', 'Ab1xyz', 'Ab1xyz', undefined],
    ['another confirmation', 'old', 'Ab1xyz', 'Ab1xyZ', 'confirmationDiffers'],
    ['an empty confirmation', 'old', 'Ab1xyz', '', 'confirmationDiffers'],
    ['no number', 'old', 'Abcxyz', 'Abcxyz', 'passwordFormat'],
    ['no uppercase letter', 'old', 'ab1xyz', 'ab1xyz', 'passwordFormat'],
    ['no lowercase letter', 'old', 'AB1XYZ', 'AB1XYZ', 'passwordFormat'],
    ['128 characters', 'old', longest, longest, undefined],
    ['129 characters', 'old', `${longest}y`, `${longest}y`, 'passwordTooLong'],
    ['a common one', 'old', 'Password1', 'Password1', 'passwordCommon'],
    ['a common one, other case', 'old', 'qWERTY123', 'qWERTY123', 'passwordCommon'],
    ['the old one', 'Ab1xyz', 'Ab1xyz', 'Ab1xyz', 'passwordUnchanged'],
    ['the password of the demo data', 'old', 'Demo1234', 'Demo1234', undefined],
  ])('%s', (_, oldPassword, newPassword, confirmPassword, expected) =>
    expect(changePasswordRefusal({ oldPassword, newPassword, confirmPassword })).toBe(expected),
  )

  test('without a confirmation field none is asked for', () =>
    expect(changePasswordRefusal({ oldPassword: 'old', newPassword: 'Ab1xyz' })).toBeUndefined())
})

describe('formPasswordRefusal (spec 5)', () => {
  test.each([
    ['empty', '', undefined, 'passwordRequired'],
    ['7 characters', 'abcdxyz', undefined, 'passwordTooShort'],
    ['8 characters', 'abcdwxyz', undefined, undefined],
    ['7 characters that are 8 code units', 'abcdef😀', undefined, 'passwordTooShort'],
    ['another confirmation', 'abcdwxyz', 'abcdwxy', 'passwordDiffers'],
    ['the same confirmation', 'abcdwxyz', 'abcdwxyz', undefined],
    ['128 characters', longest, undefined, undefined],
    ['129 characters', `${longest}y`, undefined, 'passwordTooLong'],
    ['a common one', 'password', undefined, 'passwordCommon'],
  ])('%s', (_, password, confirmPassword, expected) =>
    expect(formPasswordRefusal({ password, confirmPassword })).toBe(expected),
  )
})

test('the common passwords are lower case, long enough to matter, and leave the demo data alone', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
  expect(commonPasswords.has('demo1234')).toBe(false)
  for (const password of commonPasswords) expect(password).toMatch(/^[^A-Z\s]{6,}$/)
})

test('what a change accepts has all the parts the spec asks for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 140 }), newPassword => {
      const refusal = changePasswordRefusal({ oldPassword: 'old', newPassword })
      const isGood = /\d/.test(newPassword) && /[a-z]/.test(newPassword) && /[A-Z]/.test(newPassword)
      const fits = newPassword.length >= 6 && newPassword.length <= 128
      expect(refusal === undefined || refusal === 'passwordCommon').toBe(isGood && fits)
    }),
  )
})
