// Notifies people of a request of any kind: in the bell, and by mail if they have an address (R11, N1). The kind brings
// the texts.
import type { Href } from '@hr/contract/paths.ts'
import { writeLate } from '#api/db/connect/commit-writes.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { endKnownAsks } from '#api/notification/end-asks.ts'
import { pacesOf } from '#api/notification/load-paces.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual, TextParameters } from '#api/notification/parameter-text.ts'
import { mailApprovers, mailOwner } from './mail-notices.ts'
import type { Notice, EngineWork, RequestHead, RequestKind } from './request-kind.ts'
import { actorNamed, nameOf } from './notice-people.queries.ts'
import type { NoticePeople } from './notice-people.queries.ts'

type NoticeFacts = NoticePeople & {
  readonly kind: RequestKind['kind']
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

/** Events after which nobody is asked as before. */
const endings = {
  STEP_APPROVED: 'APPROVED',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
} as const
const isEnding = (event: string): event is keyof typeof endings => Object.hasOwn(endings, event)

/** An approved cancellation is not sent: the notice of the cancelled request says it. */
const isSent = ({ purpose }: RequestHead, { event, employeeIds }: Notice): boolean =>
  employeeIds.length > 0 && !(purpose === 'CANCELLATION' && event === 'APPROVED')

export async function sendNotices(
  work: EngineWork,
  head: RequestHead,
  notices: readonly Notice[],
  findFacts: (notices: readonly Notice[]) => Promise<NoticeFacts | undefined>,
): Promise<void> {
  const { db } = work
  const sent = notices.filter(notice => isSent(head, notice))
  const ended = notices.find(({ event }) => isEnding(event))
  if (sent.length === 0 && ended === undefined) return
  // What asks in this transaction ends, too.
  if (ended) writeLate(db)
  const facts = orNotFound(await findFacts(notices))
  const paces = pacesOf(facts.choices)
  if (ended) await endAsksOf(db, facts, head, ended)
  const { kind, codeOf, ownerLink, approverLink } = facts
  const all = sent.map(notice => {
    const { event, employeeIds, asks = event === 'WAITING' || event === 'REMINDED' } = notice
    const own = employeeIds.filter(id => id === head.requesterId)
    const others = employeeIds.filter(id => id !== head.requesterId)
    return { event, own, others, asks, parameters: { ...facts.about, ...named(facts, head, notice) } }
  })
  await notifyAll(
    work,
    all.flatMap(({ event, own, others, asks, parameters }) => {
      const asksFor = asks ? head.id : undefined
      const shared = { code: codeOf(event), kind, parameters }
      return [
        { ...shared, employeeIds: own, link: ownerLink },
        { ...shared, employeeIds: others, link: approverLink, asksFor },
      ]
    }),
    paces,
  )
  for (const { event, own, others, parameters } of all) {
    const mail = { event, kind, parameters: { ...parameters, ...facts.mail } }
    const mailed = (ids: readonly number[]) =>
      facts.people.filter(({ id }) => ids.includes(id) && paces(id, kind, 'EMAIL') === 'AT_ONCE')
    await mailOwner(work, { ...mail, people: mailed(own), link: ownerLink })
    await mailApprovers(work, { ...mail, people: mailed(others), link: approverLink })
  }
}

async function endAsksOf(
  db: Scope,
  facts: NoticeFacts,
  { id }: RequestHead,
  { event, by }: Notice,
): Promise<void> {
  if (!isEnding(event)) return
  const actor = by === null ? null : actorNamed(facts, by)
  await endKnownAsks(db, { asksFor: id, ending: { event: endings[event], actor }, askedIds: facts.askedIds })
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
