// Notifies people of a request of any kind: in the bell, and by mail if they have an address (R11, N1). The kind brings
// the texts.
import type { Href } from '@hr/contract/paths.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual, TextParameters } from '#api/notification/parameter-text.ts'
import { mailApprovers, mailOwner } from './mail-notices.ts'
import type { Notice, EngineWork, RequestHead } from './request-kind.ts'
import { actorNamed, nameOf } from './notice-people.queries.ts'
import type { NoticePeople } from './notice-people.queries.ts'

export type NoticeFacts = NoticePeople & {
  /** Parameters about the request for the bell, with `from` and `to`. */
  readonly about: TextParameters
  /** The same for e-mail. */
  readonly mail: {
    /** The kind in lower case. */
    readonly request: Bilingual
    readonly type: Bilingual
    /** Number of half days, or the times. */
    readonly days: number | Bilingual
  }
  readonly codeOf: (event: Notice['event']) => NotificationCode
  /** Pages of the request. */
  readonly ownerLink: Href
  readonly approverLink: Href
}

/** An approved cancellation is not sent: the notice of the cancelled request says it. */
const isSent = ({ purpose }: RequestHead, { event, employeeIds }: Notice): boolean =>
  employeeIds.length > 0 && !(purpose === 'CANCELLATION' && event === 'APPROVED')

export async function sendNotices(
  work: EngineWork,
  head: RequestHead,
  notices: readonly Notice[],
  findFacts: (sent: readonly Notice[]) => Promise<NoticeFacts | undefined>,
): Promise<void> {
  const { db } = work
  const sent = notices.filter(notice => isSent(head, notice))
  if (sent.length === 0) return
  const facts = orNotFound(await findFacts(sent))
  const { codeOf, ownerLink, approverLink } = facts
  const all = sent.map(notice => {
    const { event, employeeIds } = notice
    const own = employeeIds.filter(id => id === head.requesterId)
    const others = employeeIds.filter(id => id !== head.requesterId)
    return { event, own, others, parameters: { ...facts.about, ...named(facts, head, notice) } }
  })
  await notifyAll(
    db,
    all.flatMap(({ event, own, others, parameters }) => [
      { code: codeOf(event), parameters, employeeIds: own, link: ownerLink },
      { code: codeOf(event), parameters, employeeIds: others, link: approverLink },
    ]),
  )
  for (const { event, own, others, parameters } of all) {
    const mail = { event, parameters: { ...parameters, ...facts.mail } }
    const peopleOf = (ids: readonly number[]) => facts.people.filter(person => ids.includes(person.id))
    await mailOwner(work, { ...mail, people: peopleOf(own), link: ownerLink })
    await mailApprovers(work, { ...mail, people: peopleOf(others), link: approverLink })
  }
}

/** The names in the texts. */
const named = (
  facts: NoticePeople,
  { requesterId }: RequestHead,
  { by, comment, approvers, progress, waitedDays }: Notice,
): TextParameters => ({
  name: nameOf(orNotFound(facts.people.find(person => person.id === requesterId))),
  actor: actorNamed(facts, by),
  comment,
  ...(approvers && { oldApprover: approvers.before, newApprover: approvers.after }),
  ...progress,
  ...(waitedDays !== undefined && { waited: waitedDays }),
})
