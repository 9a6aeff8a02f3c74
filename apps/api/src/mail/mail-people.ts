// Writes to some employees, each in their own language; whoever has no address is told by the bell alone (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { listReaders } from './mail.store.ts'
import type { MailTemplate } from './mail-text.ts'
import { sendMail } from './send-mail.ts'
import type { Mail } from './send-mail.ts'

export type PeopleMail<Template extends MailTemplate> = {
  readonly workspaceId: string
  readonly employeeIds: readonly number[]
  /** Whoever left is not told what the company does; only what concerns themselves. */
  readonly who: 'everybody' | 'at work'
  readonly template: Template
  /** In the words of the reader. */
  readonly parameters: (language: Language) => Mail<Template>['parameters']
  readonly link: string
}

export async function mailPeople<Template extends MailTemplate>(
  trx: WorkspaceTransaction,
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  { workspaceId, employeeIds, who, template, parameters, link }: PeopleMail<Template>,
): Promise<void> {
  for (const { to, language } of await listReaders(trx, workspaceId, employeeIds, who)) {
    await sendMail(trx, services, {
      workspaceId,
      to,
      language,
      template,
      parameters: parameters(language),
      link,
    })
  }
}
