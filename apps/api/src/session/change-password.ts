// Changing the own password, also a temporary one (spec 5; docs/decisions/temporary-password-session.md).
import { changePasswordRefusal } from '@hr/domain/session/password-rules.ts'
import type { changePassword as endpoint } from '@hr/contract/session.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { CommittedRefusal, found } from '#api/http/refusal.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { findAccount } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { completeSession } from './open-session.ts'
import type { Tokens } from './open-session.ts'
import { verifyPassword } from './password.ts'
import { refusePassword, setPassword } from './set-password.ts'
import { countAttempts } from './count-sign-in.ts'

/** Throws INVALID_INPUT, OLD_PASSWORD_WRONG or TOO_MANY_REQUESTS. */
export async function changePassword({
  db,
  caller,
  input: { oldPassword, newPassword },
  now,
  services,
}: Context<CheckedInputOf<typeof endpoint>, Caller>): Promise<Partial<Tokens>> {
  const refusal = changePasswordRefusal({ oldPassword, newPassword })
  refusePassword(refusal === 'oldPasswordRequired' ? 'oldPassword' : 'newPassword', refusal)
  const key = `change:${caller.accountId}`
  await countAttempts(db, [{ key, free: 5, firstSeconds: 2, mostSeconds: 900 }], now)
  const account = found(await findAccount(db, caller.accountId))
  if (!(await verifyPassword(account.password_hash, oldPassword))) {
    throw new CommittedRefusal('OLD_PASSWORD_WRONG', {}, [
      { path: 'oldPassword', code: 'OLD_PASSWORD_WRONG', parameters: {} },
    ])
  }
  await forgetAttempts(db, [key])
  // An owner inside a workspace changes the own account, not something of that workspace.
  const workspaceId = account.workspace_id
  const owner = { accountId: account.id, workspaceId, employeeId: account.employee_id }
  await setPassword(db, owner, now, newPassword, caller.sessionId)
  if (account.email) {
    const { email: to, username, language } = account
    const mail = { workspaceId, to, language, template: 'passwordChanged', parameters: { username } } as const
    await sendMail(db, services, { ...mail, link: '/forgot' })
  }
  return caller.purpose === 'full' ? {} : completeSession(db, services, caller.sessionId)
}
