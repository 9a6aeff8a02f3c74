// Mails the links of a change of e-mail to each address that has not answered (docs/decisions/0063-email-change.md).
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { actorName } from '#api/people/names-of.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { momentText } from '#api/company/moment-text.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { makeLink } from '#api/session/send-link.ts'
import type { EmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { WaitingChange } from './email-change.store.ts'

export type EmailWork = Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now' | 'services'>

export async function sendEmailLinks(
  { db, caller, services }: EmailWork,
  { id: accountId, email: oldEmail, username, language }: EmployeeAccount,
  { newEmail, newConfirmed, oldAgreed, endsAt }: WaitingChange,
): Promise<void> {
  const { workspaceId } = caller
  const company = await getCompanyProfile(db)
  const parameters = {
    username,
    actor: (await actorName(db, caller))[language],
    company: nameIn({ name: company.name, nameLo: company.name_lo }, language),
    email: newEmail ?? '',
    until: momentText(new Date(endsAt), company.time_zone),
  }
  const mail = { workspaceId, language, parameters }
  if (newEmail !== null && !newConfirmed) {
    const link = await makeLink(db, services, { purpose: 'new_email', accountId, email: newEmail })
    await sendMail(db, services, { ...mail, to: newEmail, template: 'confirmNewEmail', link })
  }
  if (oldEmail === null || oldAgreed) return
  const link = await makeLink(db, services, { purpose: 'old_email', accountId, email: oldEmail })
  const template = newEmail === null ? 'emailToRemove' : 'emailToChange'
  await sendMail(db, services, { ...mail, to: oldEmail, template, link })
}
