// Tells people about a leave request: the bell, and e-mail for whoever has an address (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { listPeople } from '#api/employee/person.ts'
import { found } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
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
  { id, requesterId, purpose: asked, status }: RequestHead,
  announcement: Announcement,
): Promise<void> {
  const { event, employeeIds, actor, comment, approvers, waitedDays } = announcement
  // A change that was approved is leave like any other: cancelling it takes nothing back that waits.
  const purpose = asked === 'AMENDMENT' && status === 'APPROVED' ? 'NEW' : asked
  if (employeeIds.length === 0 || (purpose === 'CANCELLATION' && event === 'APPROVED')) return
  const { db, caller, now } = work
  const parameters = {
    ...(await describe(work, id)),
    actor,
    comment,
    ...(approvers && { oldApprover: approvers.before, newApprover: approvers.after }),
    ...(waitedDays !== undefined && { waited: waitedDays }),
  }
  const own = employeeIds.filter(employeeId => employeeId === requesterId)
  const others = employeeIds.filter(employeeId => employeeId !== requesterId)
  const code = codes[purpose][event] ?? (`LEAVE_${event}` as const)
  const news = { code, parameters }
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: own, link: ownerLink(id) })
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: others, link: approverLink(id) })
  const mail = {
    event,
    parameters: { ...parameters, leaveType: asksFor[purpose](parameters.leaveType) },
  }
  await mailOwner(work, { ...mail, employeeIds: own, link: ownerLink(id) })
  await mailApprovers(work, { ...mail, employeeIds: others, link: approverLink(id) })
}

/** In a message, what is asked stands where the type of leave does. */
const asksFor: Record<RequestPurpose, (leaveType: Bilingual) => Bilingual> = {
  NEW: leaveType => leaveType,
  CANCELLATION: ({ en, lo }) => ({ en: `Cancellation of ${en}`, lo: `ການຍົກເລີກ${lo}` }),
  AMENDMENT: ({ en, lo }) => ({ en: `Change to ${en}`, lo: `ການປ່ຽນເປັນ${lo}` }),
}

const ownerLink = (id: string) => `/app/leaves/leave-requests/${id}`
const approverLink = (id: string) => `/app/leaves/approved-leave-requests/${id}`

async function describe({ db, caller: { workspaceId } }: EngineWork, id: string) {
  const row = found(await findLeaveRow(db, workspaceId, id))
  const person = found((await listPeople(db, workspaceId, [row.requesterId])).get(row.requesterId))
  return {
    name: { en: fullName(person, 'en'), lo: fullName(person, 'lo') },
    leaveType: { en: row.typeName, lo: row.typeNameLo || row.typeName },
    from: row.from,
    to: row.to,
    days: row.halfDays,
  }
}
