// Changing one's own password, also a temporary one (spec 5; docs/decisions/0009-temporary-password-session.md).
import { changePasswordRefusal } from '@hr/domain/session/password-rules.ts'
import { sessionPurpose } from '@hr/domain/session/session-purpose.ts'
import type { changePassword as endpoint } from '@hr/contract/session.ts'
import { paths } from '@hr/contract/paths.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { findAccount, findAccountForUpdate } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { refuseShortForCompany } from './refuse-short-for-company.ts'
import { continueSession } from './open-session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { isRequiredOf } from './second-step/required-second-step.ts'
import { isSecondStepOn } from './second-step/second-step.store.ts'
import { refusePassword, setPassword } from './set-password.ts'
import { countAttempts } from './count-sign-in.ts'

type Checked = { readonly oldHash: string; readonly newHash: string }

/** Throws INVALID_INPUT, OLD_PASSWORD_WRONG or TOO_MANY_REQUESTS. */
export async function checkOldPassword({
  caller,
  input: { oldPassword, newPassword },
  limits,
  services: { db },
  signal,
}: PreparationFor<typeof endpoint>): Promise<Checked> {
  const refusal = changePasswordRefusal({ oldPassword, newPassword })
  refusePassword(refusal === 'oldPasswordRequired' ? 'oldPassword' : 'newPassword', refusal)
  const key = attemptKey(caller.accountId)
  await countAttempts(db, [{ key, free: 5, firstSeconds: 2, mostSeconds: 900 }])
  const account = orNotFound(await findAccount(db, caller.accountId))
  const { password_hash: oldHash, workspace_id: workspaceId } = account
  await refuseShortForCompany(db, { workspaceId, password: newPassword, path: 'newPassword' })
  return limits.passwords({ who: caller.accountId, signal }, async () => {
    if (!(await verifyPassword(oldHash, oldPassword))) throw oldPasswordWrong()
    return { oldHash, newHash: await hashPassword(newPassword) }
  })
}

const attemptKey = (accountId: string) => `change:${accountId}`

const oldPasswordWrong = () =>
  new Refusal('OLD_PASSWORD_WRONG', {}, [{ path: 'oldPassword', code: 'OLD_PASSWORD_WRONG', parameters: {} }])

/** Throws OLD_PASSWORD_WRONG if it changed meanwhile. */
export const changePassword: PreparedHandler<typeof endpoint, Checked> = async (
  { db, caller, services },
  { oldHash, newHash },
) => {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  if (account.password_hash !== oldHash) throw oldPasswordWrong()
  await forgetAttempts(db, [attemptKey(caller.accountId)])
  // An owner inside a workspace changes their own account, which is not part of that workspace.
  const workspaceId = account.workspace_id
  const owner = { accountId: account.id, workspaceId, employeeId: account.employee_id }
  await setPassword(db, owner, newHash, caller.sessionId)
  if (account.email) {
    const { email: to, username, language } = account
    const mail = { workspaceId, to, language, template: 'passwordChanged', parameters: { username } } as const
    await sendMail(db, services, { ...mail, link: paths.forgot })
  }
  if (caller.purpose === 'full') return {}
  const hasSecondStep = await isSecondStepOn(db, account.id)
  const purpose = sessionPurpose({
    hasSecondStep,
    // It comes before the new password.
    hasPassedSecondStep: hasSecondStep,
    isPasswordTemporary: false,
    isSecondStepRequired: await isRequiredOf(db, caller),
  })
  const tokens = await continueSession(db, services, caller.sessionId, purpose)
  return purpose === 'set_up_second_step' ? { ...tokens, secondStep: 'set_up' } : tokens
}
