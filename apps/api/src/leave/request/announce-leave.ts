// Tells people about a leave request: the bell, and e-mail for whoever has an address (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { actorNamed, nameOf } from '#api/approval/told-people.queries.ts'
import { found } from '#api/http/refusal.ts'
import { notifyAll } from '#api/notification/notify.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { findLeaveNews } from './leave-news.queries.ts'
import { mailApprovers, mailOwner } from './mail-leave.ts'

type Event = Announcement['event']

/**
 * Asking to cancel or to change leave is told in words of its own; an approved cancellation is told as what it does: the
 * leave is cancelled.
 */
const codes: Record<RequestPurpose, Partial<Record<Event, NotificationCode>>> = {
  NEW: {},
  CANCELLATION: {
    WAITING: 'LEAVE_CANCELLATION_WAITING',
    REMINDED: 'LEAVE_CANCELLATION_REMINDED',
    STEP_APPROVED: 'LEAVE_CANCELLATION_STEP_APPROVED',
    REJECTED: 'LEAVE_CANCELLATION_REJECTED',
    CANCELLED: 'LEAVE_CANCELLATION_CANCELLED',
  },
  AMENDMENT: {
    WAITING: 'LEAVE_AMENDMENT_WAITING',
    REMINDED: 'LEAVE_AMENDMENT_REMINDED',
    STEP_APPROVED: 'LEAVE_AMENDMENT_STEP_APPROVED',
    APPROVED: 'LEAVE_AMENDMENT_APPROVED',
    REJECTED: 'LEAVE_AMENDMENT_REJECTED',
    CANCELLED: 'LEAVE_AMENDMENT_CANCELLED',
  },
}

export async function announceLeave(
  work: EngineWork,
  head: RequestHead,
  announcements: readonly Announcement[],
): Promise<void> {
  const { db, caller, now } = work
  const { id, requesterId } = head
  const purpose = toldPurpose(head)
  const told = announcements.filter(
    ({ event, employeeIds }) =>
      employeeIds.length > 0 && !(purpose === 'CANCELLATION' && event === 'APPROVED'),
  )
  if (told.length === 0) return
  const leave = found(await findLeaveNews(db, caller.workspaceId, head, told))
  const news = told.map(announcement => {
    const own = announcement.employeeIds.filter(employeeId => employeeId === requesterId)
    const others = announcement.employeeIds.filter(employeeId => employeeId !== requesterId)
    return { event: announcement.event, own, others, parameters: parametersOf(leave, head, announcement) }
  })
  await notifyAll(
    db,
    caller.workspaceId,
    now,
    news.flatMap(({ event, own, others, parameters }) => {
      const code = codes[purpose][event] ?? (`LEAVE_${event}` as const)
      return [
        { code, parameters, employeeIds: own, link: ownerLink(id) },
        { code, parameters, employeeIds: others, link: approverLink(id) },
      ]
    }),
  )
  for (const { event, own, others, parameters } of news) {
    const mail = { event, parameters: { ...parameters, leaveType: asksFor[purpose](parameters.leaveType) } }
    const peopleOf = (ids: readonly number[]) => leave.people.filter(person => ids.includes(person.id))
    await mailOwner(work, { ...mail, people: peopleOf(own), link: ownerLink(id) })
    await mailApprovers(work, { ...mail, people: peopleOf(others), link: approverLink(id) })
  }
}

/** A change that was approved is leave like any other: cancelling it takes nothing back that waits. */
const toldPurpose = ({ purpose, status }: RequestHead): RequestPurpose =>
  purpose === 'AMENDMENT' && status === 'APPROVED' ? 'NEW' : purpose

/** In a message, what is asked stands where the type of leave does. */
const asksFor: Record<RequestPurpose, (leaveType: Bilingual) => Bilingual> = {
  NEW: leaveType => leaveType,
  CANCELLATION: ({ en, lo }) => ({ en: `Cancellation of ${en}`, lo: `ການຍົກເລີກ${lo}` }),
  AMENDMENT: ({ en, lo }) => ({ en: `Change to ${en}`, lo: `ການປ່ຽນເປັນ${lo}` }),
}

const ownerLink = (id: string) => `/app/leaves/leave-requests/${id}`
const approverLink = (id: string) => `/app/leaves/approved-leave-requests/${id}`

type LeaveNews = NonNullable<Awaited<ReturnType<typeof findLeaveNews>>>

const parametersOf = (
  leave: LeaveNews,
  { requesterId }: RequestHead,
  { by, comment, approvers, waitedDays }: Announcement,
) => ({
  name: nameOf(found(leave.people.find(person => person.id === requesterId))),
  leaveType: { en: leave.typeName, lo: leave.typeNameLo || leave.typeName },
  from: leave.from,
  to: leave.to,
  days: leave.halfDays,
  actor: actorNamed(leave, by),
  comment,
  ...(approvers && { oldApprover: approvers.before, newApprover: approvers.after }),
  ...(waitedDays !== undefined && { waited: waitedDays }),
})
