// Tells people about a leave request: the bell, and e-mail for whoever has an address (R11, N1).
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { listPeople } from '#api/employee/person.ts'
import { found } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import { mailApprovers, mailOwner } from './mail-leave.ts'

export async function announceLeave(
  work: EngineWork,
  { id, requesterId }: RequestHead,
  announcement: Announcement,
): Promise<void> {
  const { event, employeeIds, actor, comment, approvers, waitedDays } = announcement
  if (employeeIds.length === 0) return
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
  const news = { code: `LEAVE_${event}` as const, parameters }
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: own, link: ownerLink(id) })
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: others, link: approverLink(id) })
  await mailOwner(work, { event, employeeIds: own, link: ownerLink(id), parameters })
  await mailApprovers(work, { event, employeeIds: others, link: approverLink(id), parameters })
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
