// Changes the address that links and temporary passwords of a user go to; the caller has typed their own password.
import { changeUserEmail as endpoint } from '@hr/contract/console-user.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { updateAccount } from '#api/session/account.store.ts'
import { revokeOneTimeTokens } from '#api/session/one-time-token.store.ts'
import { changedUser, lockUser } from './change-user.ts'
import { findUser } from './user.queries.ts'

/** Throws ALREADY_EXISTS. */
export const changeUserEmail: PreparedHandler<typeof endpoint, void> = async context => {
  const { db, caller, input, language, services } = context
  const locked = await lockUser(context, endpoint)
  const { row } = locked
  const { email } = input
  if (email === row.email) return changedUser(context, locked)
  await refusingTaken(language, { account_email: 'email' }, () => updateAccount(db, row.id, { email }))
  await revokeOneTimeTokens(db, row.id, db.now)
  await auditUpdate(db, 'account', row.id, { before: { email: row.email }, after: { email } })
  if (row.email !== null) {
    const actor = fullName(orNotFound(await findUser(db, caller.accountId)), 'en')
    await sendMail(db, services, {
      workspaceId: null,
      to: row.email,
      language: row.language,
      template: 'emailReplaced',
      parameters: { actor, username: row.username },
      link: null,
    })
  }
  return changedUser(context, locked)
}
