// Resets the password of a user: by mail if they have an address, else shown once. The caller has typed their own.
import { resetUserPassword as endpoint } from '@hr/contract/console-user.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { giveTemporaryPassword } from '#api/session/give-temporary-password.ts'
import { makeLink } from '#api/session/send-link.ts'
import { lockOther } from './change-user.ts'
import { findUser } from './user.queries.ts'

/** Throws OWN_ACCOUNT: one's own is changed with the old one. */
export const resetUserPassword: PreparedHandler<typeof endpoint, void> = async context => {
  const { db, caller, services } = context
  const { row } = await lockOther(context, endpoint)
  const to = services.config.smtpUrl === null ? null : row.email
  const { username, temporaryPassword } = await giveTemporaryPassword(
    db,
    row.id,
    to === null ? 'screen' : 'mail',
  )
  if (to === null) return { username, temporaryPassword }
  const link = await makeLink(db, services, { purpose: 'reset_password', accountId: row.id, email: to })
  const actor = fullName(orNotFound(await findUser(db, caller.accountId)), 'en')
  await sendMail(db, services, {
    workspaceId: null,
    to,
    language: row.language,
    template: 'passwordReset',
    parameters: { username, actor },
    link,
  })
  return { username, temporaryPassword: null }
}
