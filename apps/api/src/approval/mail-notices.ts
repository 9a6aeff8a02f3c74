// Which notices of a request are also mailed, to whom, and their text in each reader's language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Href } from '@hr/contract/paths.ts'
import { mailPeople } from '#api/mail/mail-people.ts'
import { plainParameters } from '#api/notification/parameter-text.ts'
import type { TextParameters } from '#api/notification/parameter-text.ts'
import type { Notice, EngineWork, RequestKind } from './request-kind.ts'
import { statusText } from './status-text.ts'
import type { NoticePerson } from './notice-people.queries.ts'

type MailedNotice = {
  readonly event: Notice['event']
  readonly kind: RequestKind['kind']
  readonly people: readonly NoticePerson[]
  readonly link: Href
  /** `request` in lower case, `type`, `from`, `to`, `days` and names. */
  readonly parameters: TextParameters
}

/** The approval of an intermediate step is only notified, not mailed. */
const ends = ['APPROVED', 'REJECTED', 'CANCELLED'] as const
const isEnd = (event: string): event is (typeof ends)[number] => ends.some(one => one === event)

export async function mailOwner(
  { db, caller: { workspaceId }, services, now }: EngineWork,
  { event, kind, people, link, parameters }: MailedNotice,
): Promise<void> {
  if (!isEnd(event)) return
  await mailPeople(
    db,
    { ...services, now: () => now },
    {
      workspaceId,
      people,
      kind,
      template: 'requestDecided',
      link,
      parameters: language => {
        const { actor: by = '', comment = '' } = plainParameters(language, parameters)
        return { ...askedIn(language, parameters), decision: statusText(language, event), by, comment }
      },
    },
  )
}

const approverTemplates = {
  WAITING: 'requestWaiting',
  REMINDED: 'requestReminder',
  REASSIGNED: 'requestReassigned',
} as const
const isForApprovers = (event: string): event is keyof typeof approverTemplates =>
  Object.hasOwn(approverTemplates, event)

export async function mailApprovers(
  { db, caller: { workspaceId }, services, now }: EngineWork,
  { event, kind, people, link, parameters }: MailedNotice,
): Promise<void> {
  if (!isForApprovers(event)) return
  await mailPeople(
    db,
    { ...services, now: () => now },
    {
      workspaceId,
      // People who left only get mail about their own requests.
      people: people.filter(person => person.isAtWork),
      kind,
      template: approverTemplates[event],
      link,
      parameters: language => {
        const text = plainParameters(language, parameters)
        const { name: employee = '', waited = '', newApprover = '', oldApprover = '' } = text
        return { ...askedIn(language, parameters), employee, waited, newApprover, oldApprover }
      },
    },
  )
}

function askedIn(language: Language, parameters: TextParameters) {
  const text = plainParameters(language, parameters)
  const { request = '', type = '', from = '', to = '', days = '' } = text
  return { request, type, dates: from === to ? from : `${from} - ${to}`, days }
}
