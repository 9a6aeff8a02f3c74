// Puts messages into the outbox and queues the jobs that send them. Without SMTP no job is queued: they wait.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Href } from '@hr/contract/paths.ts'
import { insertLate } from '#api/db/connect/commit-writes.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Services } from '#api/services.ts'
import { newMessages } from './mail.store.ts'
import { mailText } from './mail-text.ts'
import type { MailParameters, MailTemplate } from './mail-text.ts'

export type Mail<Template extends MailTemplate> = {
  /** Null for mails about a sign-in rather than a company. */
  readonly workspaceId: string | null
  readonly to: string
  readonly language: Language
  readonly template: Template
  readonly parameters: MailParameters[Template]
  readonly link: Href | null
  /** Whose choice it follows: the reader can turn off e-mails of the kind, or the digest of `digestName`, by a link. */
  readonly choice?: { readonly employeeId: number; readonly kind: string }
}
type MailServices = Pick<Services, 'config' | 'jobs' | 'now'>

export const sendMail = <Template extends MailTemplate>(
  trx: Scope,
  services: MailServices,
  mail: Mail<Template>,
): Promise<void> => sendMails(trx, services, [mail])

export async function sendMails<Template extends MailTemplate>(
  trx: Scope,
  { config, jobs, now }: MailServices,
  mails: readonly Mail<Template>[],
): Promise<void> {
  if (mails.length === 0) return
  const queued = config.smtpUrl !== null
  const rows = mails.map(({ workspaceId, to, language, template, parameters, link, choice }) => ({
    id: newId(),
    workspace_id: workspaceId,
    to_address: to,
    language,
    template,
    ...mailText(language, template, parameters),
    link: link === null ? null : `${config.publicUrl}${link}`,
    created_at: now(),
    failure: null,
    employee_id: choice?.employeeId ?? null,
    kind: choice?.kind ?? null,
    queued,
  }))
  insertLate(trx, newMessages, rows)
  if (!queued) return
  await jobs.addAll(
    trx,
    'mail.send',
    rows.map(({ id }) => ({ messageId: id })),
  )
}
