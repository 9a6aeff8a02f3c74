// Asks that one's own approved request be cancelled, or changed (R6): a request with a number, line and history of its
// own. Until it is approved the other one stays.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { keepFiles } from '#api/approval/keep-files.ts'
import { loadLine } from '#api/approval/load-line.ts'
import { countRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { lockEmployees } from '#api/employee/job/job.store.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Asked } from './asked-attendance.ts'
import { attendanceDetail } from './attendance-detail.ts'
import { loadAttendanceFacts } from './attendance-facts.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { insertNumberedAttendance } from './insert-numbered-attendance.ts'
import { originalAttendance } from './original-attendance.ts'
import { findOwnAttendance } from './own-attendance.ts'
import type { AttendanceWork } from './request-attendance.ts'

type CancelInput = { readonly id: string; readonly reason: string }
type AmendWork = AttendanceWork & Work<CancelInput>

/** NOT_FOUND, FORBIDDEN, NOT_APPROVED, CHANGE_OPEN. */
export async function askToCancelAttendance(
  work: Work<CancelInput>,
  kind: AttendanceKind,
): Promise<AttendanceRequestDetail> {
  const original = await originalAttendance(work, kind)
  const change = { purpose: 'CANCELLATION', original_id: original.id } as const
  return start(work, kind, { id: newId(), requesterId: original.requesterId, asked: original, change })
}

/** NOTHING_CHANGED when it asks for the same; otherwise what cancelling and a new request refuse. */
export async function amendAttendance(
  work: AmendWork,
  kind: AttendanceKind,
): Promise<AttendanceRequestDetail> {
  const { db, caller, input, files } = work
  const of = { workspaceId: caller.workspaceId, kind: kind.kind }
  const { id: originalId, requesterId } = await originalAttendance(work, kind)
  await lockEmployees(db, caller.workspaceId, [requesterId])
  const own = await findOwnAttendance(db, of, requesterId, originalId)
  // What was handed in with the request counts for its change as well.
  const handedIn = (await countRequestFiles(db, of, [originalId])).get(originalId) ?? 0
  const facts = await loadAttendanceFacts(db, of, requesterId, {
    ...input,
    fileCount: files.length + handedIn,
    own,
  })
  if (facts.isSame) throw new Refusal('NOTHING_CHANGED')
  if (facts.refusal) throw facts.refusal
  const id = newId()
  await keepFiles(work, kind, { requestId: id, files })
  const change = { purpose: 'AMENDMENT', original_id: originalId } as const
  return start(work, kind, { id, requesterId, asked: input, change, approverIds: input.approverIds })
}

type Change = {
  readonly id: string
  readonly requesterId: number
  readonly asked: Asked
  readonly change: { readonly purpose: 'CANCELLATION' | 'AMENDMENT'; readonly original_id: string }
  readonly approverIds?: readonly number[]
}

async function start(
  work: Work<CancelInput>,
  kind: AttendanceKind,
  { id, requesterId, asked, change, approverIds = [] }: Change,
): Promise<AttendanceRequestDetail> {
  const { db, caller, now } = work
  const { workspaceId } = caller
  const line = await loadLine(db, {
    workspaceId,
    kind: kind.kind,
    requesterId,
    extraApproverIds: approverIds,
    today: await todayIn(db, workspaceId, now),
  })
  await insertNumberedAttendance(work, kind, { id, employeeId: requesterId, asked, change })
  await startLine(work, kind, { id, requesterId, status: 'PENDING', purpose: change.purpose }, line)
  return attendanceDetail(work, kind, id)
}
