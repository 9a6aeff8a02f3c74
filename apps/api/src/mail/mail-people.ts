// Mails some employees, each in their own language; those without an address only get the notification (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Href } from '@hr/contract/paths.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import type { MailTemplate } from './mail-text.ts'
import { sendMails } from './send-mail.ts'
import type { Mail } from './send-mail.ts'

type PeopleMail<Template extends MailTemplate> = {
  readonly workspaceId: string
  /** With the language of their sign-in; two people with the same address get one mail. */
  readonly people: readonly {
    readonly id: number
    readonly email: string | null
    readonly language: Language
  }[]
  readonly kind: NotificationKind
  readonly template: Template
  /** In the reader's language. */
  readonly parameters: (language: Language) => Mail<Template>['parameters']
  readonly link: Href
}

export async function mailPeople<Template extends MailTemplate>(
  trx: Scope,
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  { workspaceId, people, kind, template, parameters, link }: PeopleMail<Template>,
): Promise<void> {
  const readers = new Map(
    people
      .toReversed()
      .flatMap(({ id, email, language }) => (email === null ? [] : [[email, { id, language }] as const])),
  )
  const mails = Array.from(readers, ([to, { id, language }]) => ({
    workspaceId,
    to,
    language,
    template,
    parameters: parameters(language),
    link,
    choice: { employeeId: id, kind },
  }))
  await sendMails(trx, services, mails)
}
