// What people are told about a leave request, and in which words (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import { announceNews } from '#api/approval/announce-news.ts'
import type { News } from '#api/approval/announce-news.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { askedDays } from '#api/leave/asked-days.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { findLeaveNews } from './leave-news.queries.ts'

type Event = Announcement['event']

/** Asking to cancel or to change leave is told in words of its own. */
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

export const announceLeave = (
  work: EngineWork,
  head: RequestHead,
  announcements: readonly Announcement[],
): Promise<void> =>
  announceNews(work, head, announcements, async told => {
    const leave = await findLeaveNews(work.db, work.caller.workspaceId, head, told)
    return leave && newsOf(leave, head)
  })

function newsOf({ people, accounts, typeName, typeNameLo, ...asked }: LeaveNews, head: RequestHead): News {
  const purpose = toldPurpose(head)
  const { from, to } = asked
  const days = askedDays(asked)
  const leaveType = { en: typeName, lo: typeNameLo || typeName }
  return {
    people,
    accounts,
    about: { leaveType, from, to, days },
    mail: { request: leaveRequest, type: asksFor[purpose](leaveType), days },
    codeOf: event => codes[purpose][event] ?? (`LEAVE_${event}` as const),
    ownerLink: `/app/leaves/leave-requests/${head.id}`,
    approverLink: `/app/leaves/approved-leave-requests/${head.id}`,
  }
}

const leaveRequest: Bilingual = { en: 'leave request', lo: 'ຄຳຂໍລາພັກ' }

/** A change that was approved is leave like any other: cancelling it takes nothing back that waits. */
const toldPurpose = ({ purpose, status }: RequestHead): RequestPurpose =>
  purpose === 'AMENDMENT' && status === 'APPROVED' ? 'NEW' : purpose

/** In a message, what is asked stands where the type of leave does. */
const asksFor: Record<RequestPurpose, (leaveType: Bilingual) => Bilingual> = {
  NEW: leaveType => leaveType,
  CANCELLATION: ({ en, lo }) => ({ en: `Cancellation of ${en}`, lo: `ການຍົກເລີກ${lo}` }),
  AMENDMENT: ({ en, lo }) => ({ en: `Change to ${en}`, lo: `ການປ່ຽນເປັນ${lo}` }),
}

type LeaveNews = NonNullable<Awaited<ReturnType<typeof findLeaveNews>>>
