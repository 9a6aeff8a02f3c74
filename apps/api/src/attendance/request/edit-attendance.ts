// Edits an own pending request (R7).
import type { Language } from '@hr/contract/messages/text.ts'
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { continueLine, openForEdit } from '#api/approval/edit-request.ts'
import type { EditInput } from '#api/approval/edit-request.ts'
import { keepFiles, replacedFiles } from '#api/approval/keep-files.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { lockEmployees } from '#api/employee/job/job.store.ts'
import { found } from '#api/http/refusal.ts'
import { filledText, inBothLanguages } from '#api/notification/parameter-text.ts'
import { askedColumns } from './asked-attendance.ts'
import { attendanceDetail } from './attendance-detail.ts'
import { loadAttendanceFacts } from './attendance-facts.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import { findAttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceRow } from './attendance-request.queries.ts'
import { updateAttendanceRequest } from './attendance-request.store.ts'
import { findOwnAttendance } from './own-attendance.ts'
import type { AttendanceInput, AttendanceWork } from './request-attendance.ts'

type EditWork = AttendanceWork &
  Work<AttendanceInput & EditInput & { readonly keepFileIds: readonly string[] }>

export async function editAttendance(work: EditWork, kind: AttendanceKind): Promise<AttendanceRequestDetail> {
  const { db, caller, input, files } = work
  const { workspaceId } = caller
  const of = { workspaceId, kind: kind.kind }
  const open = await openForEdit(work, kind)
  const { id, requesterId } = open.head
  await lockEmployees(db, workspaceId, [requesterId])
  const fileCount = await replacedFiles(work, kind, { requestId: id, keepIds: input.keepFileIds, files })
  const own = await findOwnAttendance(db, of, requesterId, id)
  const { isSame, refusal } = await loadAttendanceFacts(db, of, requesterId, { ...input, fileCount, own })
  if (refusal) throw refusal
  const before = found(await findAttendanceRow(db, of, id))
  await keepFiles(work, kind, { requestId: id, files })
  await saveEdit(work, kind, before, isSame)
  const after = found(await findAttendanceRow(db, of, id))
  const comment = isSame
    ? ''
    : inBothLanguages(language => `${askedText(language, before)} → ${askedText(language, after)}`)
  await continueLine(work, kind, open, { isAskedAnew: !isSame, comment })
  return attendanceDetail(work, kind, id)
}

/** As the history says it. */
function askedText(
  language: Language,
  { typeName, typeNameLo, place, from, to, timeIn, timeOut }: AttendanceRow,
) {
  const what = { en: typeName ?? place, lo: typeNameLo || typeName || place }
  const times = [timeIn ?? '', timeOut ?? ''].join(' - ').trim()
  const text = times === '-' ? '{what}, {dates}' : '{what}, {dates} ({times})'
  return filledText(language, text, { what, from, to, times })
}

async function saveEdit(
  { db, caller, input, now }: EditWork,
  { entity }: AttendanceKind,
  before: AttendanceRow,
  isSame: boolean,
): Promise<void> {
  const changed = askedColumns(input)
  const { reason } = input
  await updateAttendanceRequest(db, caller.workspaceId, before.id, { ...changed, reason, updated_at: now })
  // The reason may be private: the audit log says that it was edited, not what it says.
  await writeAudit(db, caller, now, {
    operation: 'UPDATE',
    entity,
    entityId: before.id,
    ...(isSame ? { after: { edited: true } } : { before: askedColumns(before), after: changed }),
  })
}
