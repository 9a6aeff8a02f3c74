// HR resets an employee's password (spec 2): by mail if the person has an address, else shown once.
import type { resetEmployeePassword as endpoint } from '@hr/contract/employee.ts'
import { paths } from '@hr/contract/paths.ts'
import { actorName } from '#api/people/names-of.ts'
import type { Handler } from '#api/http/context.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { notify } from '#api/notification/notify.ts'
import { giveTemporaryPassword } from '#api/session/give-temporary-password.ts'
import { makeLink } from '#api/session/send-link.ts'
import { getOtherAccount } from './other-account.ts'

/** Not one's own (that is /users/change-password with the old one), nor that of a person with more permissions. */
export const resetEmployeePassword: Handler<typeof endpoint> = async context => {
  const { db, caller, input, services } = context
  const { workspaceId } = caller
  const account = await getOtherAccount(context)
  const to = services.config.smtpUrl === null ? null : account.email
  const way = to === null ? 'screen' : 'mail'
  const { username, temporaryPassword } = await giveTemporaryPassword(db, account.id, way)
  const actor = await actorName(db, caller)
  await notify(
    { db, services },
    {
      employeeIds: [input.id],
      code: 'PASSWORD_RESET',
      parameters: { actor },
      link: paths.profile,
    },
  )
  if (to === null) return { username, temporaryPassword }
  const link = await makeLink(db, services, { purpose: 'reset_password', accountId: account.id, email: to })
  const { language } = account
  const parameters = { username, actor: actor[language] }
  await sendMail(db, services, { workspaceId, to, language, template: 'passwordReset', parameters, link })
  return { username, temporaryPassword: null }
}
