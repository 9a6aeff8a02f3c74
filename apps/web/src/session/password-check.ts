// The password rules of the domain as error texts of form fields.
import { formPassword } from '@hr/contract/field.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language, MessageCode } from '@hr/contract/messages/text.ts'
import { formPasswordRefusal, newPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { PasswordRefusal } from '@hr/domain/session/password-rules.ts'
import * as z from 'zod/mini'
import { checkForm } from '#web/shared/form/form-check.ts'

type Errors = Readonly<Record<string, string | undefined>>

/** The shape of the call reports required and too short. */
const saidByShape = new Set<PasswordRefusal>(['passwordRequired', 'passwordTooShort'])

const isMessage = (code: PasswordRefusal): code is PasswordRefusal & MessageCode => !saidByShape.has(code)

/** The others are about the new password. */
const placeOf: { readonly [Code in PasswordRefusal]?: string } = {
  oldPasswordRequired: 'oldPassword',
  confirmationDiffers: 'confirmPassword',
  passwordDiffers: 'confirmPassword',
}

const under = (field: string, code: PasswordRefusal | undefined, language: Language): Errors => {
  if (code === undefined || !isMessage(code)) return {}
  return { [placeOf[code] ?? field]: messageText(language, code) }
}

type Change = { oldPassword: string; newPassword: string; confirmPassword: string }
export const changePasswordErrors = (change: Change, language: Language): Errors => ({
  ...under('newPassword', newPasswordRefusal(change), language),
  ...(change.oldPassword === '' && under('oldPassword', 'oldPasswordRequired', language)),
})

/** No call has the confirmation, so no shape of a call checks its bounds (spec 5). */
const confirmation = z.strictObject({ confirmPassword: formPassword() })

export const formPasswordErrors = (
  values: { password: string; confirmPassword: string },
  language: Language,
): Errors => ({
  ...under('password', formPasswordRefusal(values), language),
  ...checkForm(confirmation, { confirmPassword: values.confirmPassword }, language).errors,
})
