// Tells people about a request of any kind: the bell, and e-mail for whoever has an address (R11, N1). What it is about,
// and in which words, the kind says.
import { found } from '#api/http/refusal.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual, TextParameters } from '#api/notification/parameter-text.ts'
import { mailApprovers, mailOwner } from './mail-news.ts'
import type { Announcement, EngineWork, RequestHead } from './request-kind.ts'
import { actorNamed, nameOf } from './told-people.queries.ts'
import type { Told } from './told-people.queries.ts'

export type News = Told & {
  /** What the request is about, for the bell: with `from` and `to`. */
  readonly about: TextParameters
  /** The same for e-mail. */
  readonly mail: {
    /** Of what kind, in small letters. */
    readonly request: Bilingual
    readonly type: Bilingual
    /** How many half days, or which times of them. */
    readonly days: number | Bilingual
  }
  readonly codeOf: (event: Announcement['event']) => NotificationCode
  /** Pages of the request. */
  readonly ownerLink: string
  readonly approverLink: string
}

/** An approved cancellation is told as what it does: the request it was about is cancelled. */
const isTold = ({ purpose }: RequestHead, { event, employeeIds }: Announcement): boolean =>
  employeeIds.length > 0 && !(purpose === 'CANCELLATION' && event === 'APPROVED')

export async function announceNews(
  work: EngineWork,
  head: RequestHead,
  announcements: readonly Announcement[],
  findNews: (told: readonly Announcement[]) => Promise<News | undefined>,
): Promise<void> {
  const { db, caller, now } = work
  const told = announcements.filter(announcement => isTold(head, announcement))
  if (told.length === 0) return
  const news = found(await findNews(told))
  const { codeOf, ownerLink, approverLink } = news
  const all = told.map(announcement => {
    const { event, employeeIds } = announcement
    const own = employeeIds.filter(id => id === head.requesterId)
    const others = employeeIds.filter(id => id !== head.requesterId)
    return { event, own, others, parameters: { ...news.about, ...named(news, head, announcement) } }
  })
  await notifyAll(
    db,
    caller.workspaceId,
    now,
    all.flatMap(({ event, own, others, parameters }) => [
      { code: codeOf(event), parameters, employeeIds: own, link: ownerLink },
      { code: codeOf(event), parameters, employeeIds: others, link: approverLink },
    ]),
  )
  for (const { event, own, others, parameters } of all) {
    const mail = { event, parameters: { ...parameters, ...news.mail } }
    const peopleOf = (ids: readonly number[]) => news.people.filter(person => ids.includes(person.id))
    await mailOwner(work, { ...mail, people: peopleOf(own), link: ownerLink })
    await mailApprovers(work, { ...mail, people: peopleOf(others), link: approverLink })
  }
}

/** Who is named. */
const named = (
  news: Told,
  { requesterId }: RequestHead,
  { by, comment, approvers, progress, waitedDays }: Announcement,
): TextParameters => ({
  name: nameOf(found(news.people.find(person => person.id === requesterId))),
  actor: actorNamed(news, by),
  comment,
  ...(approvers && { oldApprover: approvers.before, newApprover: approvers.after }),
  ...progress,
  ...(waitedDays !== undefined && { waited: waitedDays }),
})
