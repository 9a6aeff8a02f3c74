// Requests something about one's own attendance, or to work elsewhere: checks and asks the first approver, in one
// transaction (A10, A11, R2). Many requests at once: each waits for the employee, so as many succeed as the quota allows.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { keepFiles } from '#api/approval/keep-files.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { lockEmployees } from '#api/employee/job/job.store.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import type { Asked } from './asked-attendance.ts'
import { attendanceDetail } from './attendance-detail.ts'
import { loadAttendanceFacts } from './attendance-facts.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { insertNumberedAttendance } from './insert-numbered-attendance.ts'

export type AttendanceInput = Asked & { readonly reason: string; readonly approverIds: readonly number[] }
export type AttendanceWork = Work<AttendanceInput> & { readonly files: readonly CheckedFile[] }

export async function requestAttendance(
  work: AttendanceWork,
  kind: AttendanceKind,
): Promise<AttendanceRequestDetail> {
  return attendanceDetail(work, kind, await placeAttendance(work, kind))
}

/** Gives its id. */
export async function placeAttendance(work: AttendanceWork, kind: AttendanceKind): Promise<string> {
  const { db, caller, input, files, now } = work
  const { workspaceId } = caller
  const employeeId = ownEmployeeId(caller)
  await lockEmployees(db, workspaceId, [employeeId])
  const of = { workspaceId, kind: kind.kind }
  const { refusal } = await loadAttendanceFacts(db, of, employeeId, { ...input, fileCount: files.length })
  if (refusal) throw refusal
  const line = await loadLine(db, {
    ...of,
    requesterId: employeeId,
    extraApproverIds: input.approverIds,
    today: await todayIn(db, workspaceId, now),
  })
  const id = newId()
  await keepFiles(work, kind, { requestId: id, files })
  await insertNumberedAttendance(work, kind, { id, employeeId, asked: input })
  await startLine(work, kind, { id, requesterId: employeeId, status: 'PENDING', purpose: 'NEW' }, line)
  return id
}
