// Sets a new password with the link of a mail: only the token of the link identifies the account.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { resetPasswordByEmail as endpoint } from '@hr/contract/session.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findAccount } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { networkOf } from './network-of.ts'
import { hashPassword } from './password.ts'
import { tokenHash } from './secret.ts'
import { findOpenToken, useOneTimeToken } from './session.store.ts'
import { refusePassword, setPassword } from './set-password.ts'
import { accountKey } from './count-sign-in.ts'

/** Returns the hash of the new password. Throws INVALID_INPUT and TOKEN_INVALID. */
export async function checkReset(asked: PreparationFor<typeof endpoint>): Promise<string> {
  const { address, input, limits, now, services, signal } = asked
  const { password, token } = input
  refusePassword('password', formPasswordRefusal({ password }))
  if (!(await findOpenToken(services.db, tokenHash(token), ['reset_password'], now)))
    throw new Refusal('TOKEN_INVALID')
  return limits.passwords({ who: networkOf(address), signal }, () => hashPassword(password))
}

/** Throws TOKEN_INVALID for a used, replaced or expired link, or an inactive account. */
export const resetPassword: PreparedHandler<typeof endpoint, string> = async (context, passwordHash) => {
  const { db, now } = context
  const { token } = context.input
  const link = await useOneTimeToken(db, tokenHash(token), 'reset_password', now)
  const account = link?.account_id ? await findAccount(db, link.account_id) : undefined
  if (account?.status !== 'active') throw new Refusal('TOKEN_INVALID')
  const { id: accountId, workspace_id: workspaceId, employee_id: employeeId } = account
  if (workspaceId) await enterWorkspace(db, workspaceId)
  await setPassword(db, { accountId, employeeId }, passwordHash)
  await forgetAttempts(db, [accountKey(accountId)])
  return {}
}
