// Tells people about a leave request: the bell, and e-mail for whoever has an address (R11, N1).
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { listPeople } from '#api/employee/person.ts'
import { found } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import { mailApprovers, mailOwner } from './mail-leave.ts'

/** Asking to cancel leave is told in words of its own; an approval is told as what it does: the leave is cancelled. */
const ofCancellation = {
  WAITING: 'LEAVE_CANCELLATION_WAITING',
  REMINDED: 'LEAVE_CANCELLATION_REMINDED',
  STEP_APPROVED: 'LEAVE_CANCELLATION_STEP_APPROVED',
  REJECTED: 'LEAVE_CANCELLATION_REJECTED',
  CANCELLED: 'LEAVE_CANCELLATION_CANCELLED',
} as const
const isOfCancellation = (event: string): event is keyof typeof ofCancellation =>
  Object.hasOwn(ofCancellation, event)

export async function announceLeave(
  work: EngineWork,
  { id, requesterId, purpose }: RequestHead,
  announcement: Announcement,
): Promise<void> {
  const { event, employeeIds, actor, comment, approvers, waitedDays } = announcement
  const isCancellation = purpose === 'CANCELLATION'
  if (employeeIds.length === 0 || (isCancellation && event === 'APPROVED')) return
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
  const code = isCancellation && isOfCancellation(event) ? ofCancellation[event] : (`LEAVE_${event}` as const)
  const news = { code, parameters }
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: own, link: ownerLink(id) })
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: others, link: approverLink(id) })
  const mail = {
    event,
    parameters: isCancellation ? { ...parameters, leaveType: cancelled(parameters) } : parameters,
  }
  await mailOwner(work, { ...mail, employeeIds: own, link: ownerLink(id) })
  await mailApprovers(work, { ...mail, employeeIds: others, link: approverLink(id) })
}

/** In a message, what is asked stands where the type of leave does. */
const cancelled = ({ leaveType }: { readonly leaveType: Bilingual }): Bilingual => ({
  en: `Cancellation of ${leaveType.en}`,
  lo: `ການຍົກເລີກ${leaveType.lo}`,
})

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
