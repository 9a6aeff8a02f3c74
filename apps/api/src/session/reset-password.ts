// Sets a new password with the link of a mail: only the token of the link identifies the account.
import { formPasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { resetPasswordByEmail as endpoint } from '@hr/contract/session.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findAccount } from './account.store.ts'
import { refuseShortForCompany } from './refuse-short-for-company.ts'
import { forgetAttempts } from './attempt.store.ts'
import { deleteLinksOf } from './linked/account-link.store.ts'
import { closedLink, getOpenLink } from './mailed-link.ts'
import { networkOf } from './network-of.ts'
import { hashPassword } from './password.ts'
import { tokenHash } from './secret.ts'
import { useOneTimeToken } from './one-time-token.store.ts'
import { refusePassword, setPassword } from './set-password.ts'
import { accountKey } from './count-sign-in.ts'

const purposes = ['reset_password'] as const

/** Returns the hash of the new password. Throws INVALID_INPUT, and as getOpenLink. */
export async function checkReset(asked: PreparationFor<typeof endpoint>): Promise<string> {
  const { address, input, limits, now, services, signal } = asked
  const { password, token } = input
  refusePassword('password', formPasswordRefusal({ password }))
  const link = await getOpenLink(services.db, { token, purposes, now })
  const account = link.account_id ? await findAccount(services.db, link.account_id) : undefined
  const workspaceId = account?.workspace_id ?? null
  await refuseShortForCompany(services.db, { workspaceId, password, path: 'password' })
  return limits.passwords({ who: networkOf(address), signal }, () => hashPassword(password))
}

/** Throws TOKEN_USED for a link that was used or replaced meanwhile, TOKEN_INVALID for an inactive account. */
export const resetPasswordByEmail: PreparedHandler<typeof endpoint, string> = async (
  context,
  passwordHash,
) => {
  const { db, now } = context
  const { token } = context.input
  const link = await useOneTimeToken(db, tokenHash(token), 'reset_password', now)
  if (!link) throw await closedLink(db, { token, purposes, now })
  const account = link.account_id ? await findAccount(db, link.account_id) : undefined
  if (account?.status !== 'active') throw new Refusal('TOKEN_INVALID')
  const { id: accountId, workspace_id: workspaceId, employee_id: employeeId } = account
  if (workspaceId) await enterWorkspace(db, workspaceId)
  await setPassword(db, { accountId, employeeId }, passwordHash)
  // Who reads the mail need not be who linked the sign-ins.
  await deleteLinksOf(db, accountId)
  await forgetAttempts(db, [accountKey(accountId)])
  return {}
}
