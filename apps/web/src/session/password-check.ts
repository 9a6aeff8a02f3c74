// The password rules of the domain as error texts of form fields.
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language, MessageCode } from '@hr/contract/messages/text.ts'
import { changePasswordRefusal, formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { PasswordRefusal } from '@hr/domain/session/password-rules.ts'

type Errors = Readonly<Record<string, string | undefined>>

/** The shape of the call reports required and too short. */
const saidByShape = new Set<PasswordRefusal>(['passwordRequired', 'passwordTooShort'])

const isMessage = (code: PasswordRefusal): code is PasswordRefusal & MessageCode => !saidByShape.has(code)

const under = (field: string, code: PasswordRefusal | undefined, language: Language): Errors => {
  if (code === undefined || !isMessage(code)) return {}
  const place =
    code === 'oldPasswordRequired'
      ? 'oldPassword'
      : code === 'confirmationDiffers'
        ? 'confirmPassword'
        : field
  return { [place]: messageText(language, code) }
}

type Change = { oldPassword: string; newPassword: string; confirmPassword: string }
export const changePasswordErrors = (change: Change, language: Language): Errors =>
  under('newPassword', changePasswordRefusal(change), language)

export const formPasswordErrors = (
  values: { password: string; confirmPassword: string },
  language: Language,
): Errors => under('password', formPasswordRefusal(values), language)
