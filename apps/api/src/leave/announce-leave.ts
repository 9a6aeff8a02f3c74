// Tells people about a leave request: the bell, and e-mail for whoever has an address (R11, N1).
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Announcement, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import { listPeople } from '#api/employee/person.ts'
import { found } from '#api/http/refusal.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { notify } from '#api/notification/notify.ts'
import { plainParameters } from '#api/notification/parameter-text.ts'
import type { TextParameters } from '#api/notification/parameter-text.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import { listEmails } from './leave.queries.ts'

export async function announceLeave(
  work: EngineWork,
  { id, requesterId }: RequestHead,
  { event, employeeIds, actor, comment, approvers }: Announcement,
): Promise<void> {
  if (employeeIds.length === 0) return
  const { db, caller, now } = work
  const parameters = {
    ...(await describe(work, id)),
    actor,
    comment,
    ...(approvers && { oldApprover: approvers.before, newApprover: approvers.after }),
  }
  const own = employeeIds.filter(employeeId => employeeId === requesterId)
  const others = employeeIds.filter(employeeId => employeeId !== requesterId)
  const news = { code: `LEAVE_${event}` as const, parameters }
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: own, link: ownerLink(id) })
  await notify(db, caller.workspaceId, now, { ...news, employeeIds: others, link: approverLink(id) })
  if (event === 'WAITING') await mailWaiting(work, others, id, parameters)
  else if (event !== 'STEP_APPROVED' && event !== 'REASSIGNED')
    await mailDecided(work, own, id, event, parameters)
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

// An account keeps no language: the message is in the language of whoever caused it.
async function mailWaiting(work: EngineWork, ids: readonly number[], id: string, texts: TextParameters) {
  const { name = '', leaveType = '', from = '', to = '', days = '' } = plainParameters(work.language, texts)
  await mailTo(work, ids, address => ({
    ...address,
    template: 'leaveWaiting' as const,
    parameters: { employee: name, type: leaveType, from, to, days },
    link: approverLink(id),
  }))
}

async function mailDecided(
  work: EngineWork,
  ids: readonly number[],
  id: string,
  event: 'APPROVED' | 'REJECTED' | 'CANCELLED',
  texts: TextParameters,
) {
  const text = plainParameters(work.language, texts)
  const { actor: by = '', leaveType: type = '', from = '', to = '', days = '', comment = '' } = text
  await mailTo(work, ids, address => ({
    ...address,
    template: 'leaveDecided' as const,
    parameters: { decision: statusText(work.language, event), by, type, from, to, days, comment },
    link: ownerLink(id),
  }))
}

type Address = Pick<Parameters<typeof sendMail>[2], 'workspaceId' | 'to' | 'language'>

async function mailTo(
  { db, caller: { workspaceId }, language, services, now }: EngineWork,
  ids: readonly number[],
  mailOf: (address: Address) => Parameters<typeof sendMail>[2],
): Promise<void> {
  const emails = await listEmails(db, workspaceId, ids)
  for (const to of new Set(emails.values())) {
    await sendMail(db, { ...services, now: () => now }, mailOf({ workspaceId, to, language }))
  }
}
