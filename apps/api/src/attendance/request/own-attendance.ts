// One's own request that is edited, or of which a change is asked: what it asks for now, and what it may take the place of.
import type { AskedAttendance } from '@hr/domain/attendance/request-change.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { findAttendanceRow } from './attendance-request.queries.ts'
import type { AttendanceOf } from './attendance-request.store.ts'

export type OwnAttendance = AskedAttendance & {
  /** Itself, and the request it would replace: neither stands in the way of the other. */
  readonly replacedIds: readonly string[]
}

/** NOT_FOUND for somebody else's. */
export async function findOwnAttendance(
  db: Kysely<Tables>,
  of: AttendanceOf,
  employeeId: number,
  id: string,
): Promise<OwnAttendance> {
  const row = found(await findAttendanceRow(db, of, id))
  if (row.requesterId !== employeeId) throw new Refusal('NOT_FOUND')
  const { attendanceTypeId, from, to, timeIn, timeOut, place, originalId } = row
  const replacedIds = originalId === null ? [id] : [id, originalId]
  return { attendanceTypeId, from, to, timeIn, timeOut, place, replacedIds }
}
