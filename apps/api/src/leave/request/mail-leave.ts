// Which news of a leave request is also written by e-mail, to whom and in which words: each reader's own language (N1).
import type { Announcement, EngineWork } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import type { ToldPerson } from '#api/approval/told-people.queries.ts'
import { mailPeople } from '#api/mail/mail-people.ts'
import { plainParameters } from '#api/notification/parameter-text.ts'
import type { TextParameters } from '#api/notification/parameter-text.ts'

type News = {
  readonly event: Announcement['event']
  readonly people: readonly ToldPerson[]
  readonly link: string
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
      template: 'leaveDecided',
      link,
      parameters: language => {
        const text = plainParameters(language, parameters)
        const { actor: by = '', comment = '' } = text
        return { ...leaveOf(text), decision: statusText(language, event), by, comment }
      },
    },
  )
}

const approverTemplates = {
  WAITING: 'leaveWaiting',
  REMINDED: 'leaveReminder',
  REASSIGNED: 'leaveReassigned',
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
        return { ...leaveOf(text), employee, waited, newApprover, oldApprover }
      },
    },
  )
}

const leaveOf = ({ leaveType: type = '', from = '', to = '', days = '' }: Record<string, string>) => ({
  type,
  from,
  to,
  days,
})
