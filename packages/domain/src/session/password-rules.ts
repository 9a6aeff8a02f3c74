// Which new passwords are refused, and why: the spec's rules, the maximum and the common ones (spec 5; security.md).
import { commonPasswords } from './common-passwords.ts'

export type PasswordRefusal =
  | 'oldPasswordRequired'
  | 'newPasswordRequired'
  | 'newPasswordTooShort'
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'confirmationDiffers'
  | 'passwordDiffers'
  | 'passwordFormat'
  | 'passwordCommon'
  | 'passwordUnchanged'

/** Characters. */
export const passwordBounds = { changeMin: 6, formMin: 8, max: 128 } as const

/** Of a changed password; a company never asks for less than the rules. Null: it asks for nothing of its own. */
export const leastLength = (company: number | null): number =>
  Math.max(company ?? 0, passwordBounds.changeMin)

const lengthOf = (text: string) => Array.from(text).length
const hasFormat = (text: string) => /\p{Nd}/u.test(text) && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)
const isCommon = (text: string) => commonPasswords.has(text.toLowerCase())
const differs = (password: string, confirmPassword: string | undefined) =>
  confirmPassword !== undefined && confirmPassword !== password

type PasswordChange = {
  readonly oldPassword: string
  readonly newPassword: string
  /** Left out where there is no such field (the server's call). */
  readonly confirmPassword?: string
}

/** Dialog and page: at least 6 characters with one number, one uppercase and one lowercase letter. */
export function changePasswordRefusal(change: PasswordChange): PasswordRefusal | undefined {
  return change.oldPassword === '' ? 'oldPasswordRequired' : newPasswordRefusal(change)
}

/** Without the old password, so that a form names what is wrong with either at once. */
export function newPasswordRefusal(change: PasswordChange): PasswordRefusal | undefined {
  const { oldPassword, newPassword, confirmPassword } = change
  if (newPassword === '') return 'newPasswordRequired'
  if (lengthOf(newPassword) < passwordBounds.changeMin) return 'newPasswordTooShort'
  if (lengthOf(newPassword) > passwordBounds.max) return 'passwordTooLong'
  if (differs(newPassword, confirmPassword)) return 'confirmationDiffers'
  if (!hasFormat(newPassword)) return 'passwordFormat'
  if (isCommon(newPassword)) return 'passwordCommon'
  // The person who issued a temporary password knows it.
  return newPassword === oldPassword ? 'passwordUnchanged' : undefined
}

type FormPassword = { readonly password: string; readonly confirmPassword?: string }

/** Forms (registration, reset, a new account): at least 8 characters. */
export function formPasswordRefusal({
  password,
  confirmPassword,
}: FormPassword): PasswordRefusal | undefined {
  if (password === '') return 'passwordRequired'
  if (lengthOf(password) < passwordBounds.formMin) return 'passwordTooShort'
  if (lengthOf(password) > passwordBounds.max) return 'passwordTooLong'
  if (differs(password, confirmPassword)) return 'passwordDiffers'
  return isCommon(password) ? 'passwordCommon' : undefined
}
