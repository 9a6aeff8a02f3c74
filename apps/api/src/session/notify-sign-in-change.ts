// Records a change of how a person signs in: in the audit log and in a mail to them.
import { paths } from '@hr/contract/paths.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { MailParameters } from '#api/mail/mail-text.ts'
import type { SignInParameters } from '#api/mail/sign-in-mails.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import type { Services } from '#api/services.ts'
import type { AccountRow } from './account.store.ts'

export type Person = Pick<AccountRow, 'id' | 'email' | 'username' | 'language' | 'workspace_id'>

export async function notifySignInChange<Name extends keyof SignInParameters>(
  db: Scope,
  services: Services,
  person: Person,
  {
    template,
    parameters,
    after,
  }: {
    readonly template: Name
    readonly parameters: MailParameters[Name]
    readonly after: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { id, email, language, workspace_id: workspaceId } = person
  await auditUpdate(db, 'account', id, { after })
  if (email === null) return
  await sendMail(db, services, { workspaceId, to: email, language, template, parameters, link: paths.forgot })
}
