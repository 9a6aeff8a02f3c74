// Setting a new password with the link of a mail: the link's token alone says whose.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { resetPasswordByEmail as endpoint } from '@hr/contract/session.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findAccount } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { tokenHash } from './secret.ts'
import { useOneTimeToken } from './session.store.ts'
import { refusePassword, setPassword } from './set-password.ts'
import { accountKey } from './count-sign-in.ts'

/** Throws INVALID_INPUT, and TOKEN_INVALID for a link that is used, replaced, expired or of an inactive account. */
export async function resetPassword({
  db,
  input: { password, token },
  now,
}: Context<CheckedInputOf<typeof endpoint>, unknown>): Promise<Record<string, never>> {
  refusePassword('password', formPasswordRefusal({ password }))
  const link = await useOneTimeToken(db, tokenHash(token), 'reset_password', now)
  const account = link?.account_id ? await findAccount(db, link.account_id) : undefined
  if (account?.status !== 'active') throw new Refusal('TOKEN_INVALID')
  const { id: accountId, workspace_id: workspaceId, employee_id: employeeId } = account
  if (workspaceId) await enterWorkspace(db, workspaceId)
  await setPassword(db, { accountId, workspaceId, employeeId }, now, password)
  await forgetAttempts(db, [accountKey(accountId)])
  return {}
}
