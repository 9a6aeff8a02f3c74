// Fields that attendance and off-site requests add to page and preview: the days as they are, and as they would be after
// approval (A12).
import { isTooLong } from '@hr/domain/attendance/request-refusal.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import type { Previewed } from '#api/request/kind.ts'
import type { RequestChange } from './approved-requests.queries.ts'
import type { AttendanceKindCode, AttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceShapes } from './attendance-shapes.ts'
import { dayChanges } from './day-changes.ts'

type ExtrasWork = Pick<EngineWork, 'db' | 'caller' | 'now'>

export async function attendanceDetail(
  { db }: ExtrasWork,
  kind: AttendanceKindCode,
  row: AttendanceRow,
): Promise<AttendanceShapes['detail']> {
  const { requesterId: employeeId, from, to } = row
  const change = changeBy(kind, row)
  return { days: await dayChanges(db, { employeeId, from, to, change }) }
}

/** The effect of approval on the days; null if it is not pending. */
function changeBy(kind: AttendanceKindCode, row: AttendanceRow): RequestChange | null {
  if (row.status !== 'PENDING') return null
  const { requesterId: employeeId, from, to, timeIn, timeOut, place } = row
  const words = { type: row.typeName ?? '', typeLo: row.typeNameLo ?? '', place }
  return {
    withoutIds: row.originalId === null ? [] : [row.originalId],
    added: row.purpose === 'CANCELLATION' ? [] : [{ kind, employeeId, from, to, timeIn, timeOut, ...words }],
  }
}

export async function attendancePreview(
  { db }: ExtrasWork,
  kind: AttendanceKindCode,
  { employeeId, facts: { asked, quota }, own }: Previewed<AttendanceShapes>,
): Promise<AttendanceShapes['preview']> {
  const { from, to, timeIn, timeOut, place } = asked
  if (to < from || isTooLong(asked)) return { quota: [...quota], days: [] }
  const words = { type: asked.typeName ?? '', typeLo: asked.typeNameLo ?? '', place }
  const added = [{ kind, employeeId, from, to, timeIn, timeOut, ...words }]
  const change = { withoutIds: own?.replacedIds ?? [], added }
  return {
    quota: [...quota],
    days: await dayChanges(db, { employeeId, from, to, change }),
  }
}
