// Puts a message into the outbox, together with the job that sends it: both exist when the transaction commits.
import type { Language } from '@hr/contract/messages/text.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import type { Services } from '#api/services.ts'
import { mailText } from './mail-text.ts'
import type { MailParameters, MailTemplate } from './mail-text.ts'

export type Mail<Template extends MailTemplate> = {
  /** Null for what concerns a sign-in, not one company. */
  readonly workspaceId: string | null
  readonly to: string
  readonly language: Language
  readonly template: Template
  readonly parameters: MailParameters[Template]
  /** Path of the web application with its query, like '/app/leaves/leave-requests/...'; null without a link. */
  readonly link: string | null
}

export async function sendMail<Template extends MailTemplate>(
  trx: WorkspaceTransaction,
  { config, jobs, now }: Pick<Services, 'config' | 'jobs' | 'now'>,
  { workspaceId, to, language, template, parameters, link }: Mail<Template>,
): Promise<void> {
  const { subject, body } = mailText(language, template, parameters)
  const id = newId()
  await trx
    .insertInto('mail_message')
    .values({
      id,
      workspace_id: workspaceId,
      to_address: to,
      language,
      subject,
      body,
      link: link === null ? null : `${config.publicUrl}${link}`,
      created_at: now(),
      failure: null,
    })
    .execute()
  await jobs.add(trx, 'mail.send', { messageId: id })
}
