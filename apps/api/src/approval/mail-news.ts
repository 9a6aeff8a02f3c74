// Which news of a request is also written by e-mail, to whom and in which words: each reader's own language (N1).
import type { Language } from '@hr/contract/messages/text.ts'
import { mailPeople } from '#api/mail/mail-people.ts'
import { plainParameters } from '#api/notification/parameter-text.ts'
import type { TextParameters } from '#api/notification/parameter-text.ts'
import type { Announcement, EngineWork } from './request-kind.ts'
import { statusText } from './status-text.ts'
import type { ToldPerson } from './told-people.queries.ts'

type News = {
  readonly event: Announcement['event']
  readonly people: readonly ToldPerson[]
  readonly link: string
  /** `request` in small letters, `type`, `from`, `to`, `days` and who is named. */
  readonly parameters: TextParameters
}

/** A step that was approved on the way is told by the bell alone. */
const ends = ['APPROVED', 'REJECTED', 'CANCELLED'] as const
const isEnd = (event: string): event is (typeof ends)[number] => ends.some(one => one === event)

export async function mailOwner(
  { db, caller: { workspaceId }, services, now }: EngineWork,
  { event, people, link, parameters }: News,
): Promise<void> {
  if (!isEnd(event)) return
  await mailPeople(
    db,
    { ...services, now: () => now },
    {
      workspaceId,
      people,
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
  { event, people, link, parameters }: News,
): Promise<void> {
  if (!isForApprovers(event)) return
  await mailPeople(
    db,
    { ...services, now: () => now },
    {
      workspaceId,
      // Whoever left is not told what the company does; only what concerns themselves.
      people: people.filter(person => person.isAtWork),
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
