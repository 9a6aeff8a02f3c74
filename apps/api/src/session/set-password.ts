// Sets a person's own new password, and ends everything the old one opened.
import type { PasswordRefusal } from '@hr/domain/session/password-rules.ts'
import { passwordBounds } from '@hr/domain/session/password-rules.ts'
import type { MessageCode } from '@hr/contract/messages/text.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { updatePassword } from './account.store.ts'
import { endSessions } from './session.store.ts'
import { revokeOneTimeTokens } from './one-time-token.store.ts'

type Owner = { readonly accountId: string; readonly employeeId: number | null }

/** For an employee, inside their workspace. Invalidates open links and ends sessions, except `exceptSessionId`. */
export async function setPassword(
  db: Scope,
  owner: Owner,
  passwordHash: string,
  exceptSessionId?: string,
): Promise<void> {
  const { accountId } = owner
  await updatePassword(db, accountId, { hash: passwordHash, isTemporary: false }, db.now)
  await revokeOneTimeTokens(db, accountId, db.now)
  await endSessions(db, { accountId, ...(exceptSessionId && { exceptId: exceptSessionId }) }, db.now)
  await auditUpdate(db.as({ actor: owner }), 'account', accountId, { after: { password: 'changed' } })
}

const messageOf: { readonly [Code in PasswordRefusal]: MessageCode } = {
  oldPasswordRequired: 'oldPasswordRequired',
  newPasswordRequired: 'newPasswordRequired',
  newPasswordTooShort: 'newPasswordTooShort',
  passwordRequired: 'required',
  passwordTooShort: 'minLength',
  passwordTooLong: 'passwordTooLong',
  confirmationDiffers: 'confirmationDiffers',
  passwordDiffers: 'passwordDiffers',
  passwordFormat: 'passwordFormat',
  passwordCommon: 'passwordCommon',
  passwordUnchanged: 'passwordUnchanged',
}

/** Throws INVALID_INPUT with the text of the rule under the field. */
export function refusePassword(path: string, refusal: PasswordRefusal | undefined): void {
  if (!refusal) return
  const parameters = { min: passwordBounds.formMin }
  throw new Refusal('INVALID_INPUT', {}, [{ path, code: messageOf[refusal], parameters }])
}
