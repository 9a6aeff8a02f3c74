// Reads attendance and off-site requests for lists, details and previews.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { QuotaUse } from '@hr/domain/attendance/quota-refusal.ts'
import type { AskedTimes } from '@hr/domain/attendance/overlap-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { InferResult, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AttendanceRequest } from '#api/db/schema/attendance-tables.ts'
import { storedRecord } from '../day/stored-day.queries.ts'
import { requestColumns, requestFacts } from '#api/request/request.queries.ts'

type Original = Omit<NonNullable<AttendanceRequestRow['original']>, 'id' | 'number'>
export type AttendanceKindCode = AttendanceRequest['kind']
/** The requests of one kind in one workspace. */
export type AttendanceOf = { readonly kind: AttendanceKindCode }
export type AttendanceRow = InferResult<ReturnType<typeof attendanceRows>>[number]

const originalType = sql`(select json_build_object('id', ot.id, 'name', ot.name, 'nameLo', ot.name_lo)
  from attendance_type ot where ot.workspace_id = o.workspace_id and ot.id = o.attendance_type_id)`
const original = sql<Original>`json_build_object('title', o.title, 'place', o.place, 'from', o.from_date,
  'to', o.to_date, 'timeIn', o.time_in, 'timeOut', o.time_out, 'attendanceType', ${originalType})`

/** Requests of a kind that match `is`. */
export const attendanceRows = (db: Scope, kind: AttendanceKindCode, is: RawBuilder<boolean>) =>
  db
    .selectFrom('attendance_request as r')
    .leftJoin('attendance_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.attendance_type_id'),
    )
    .select(requestColumns)
    .select([
      'r.attendance_type_id as attendanceTypeId',
      'r.title',
      'r.place',
      'r.time_in as timeIn',
      'r.time_out as timeOut',
      't.name as typeName',
      't.name_lo as typeNameLo',
    ])
    .select(requestFacts({ kind, table: 'attendance_request' }, original))
    .where(is)

export type LiveRequest = AskedTimes &
  QuotaUse & { readonly id: string; readonly requesterId: number; readonly attendanceTypeId: string | null }

/** What a quota counts once: the original of a pending change (A10). */
export const countedRequest = sql<string>`case when status = 'PENDING' then coalesce(original_id, id) else id end`

/** Pending and approved requests, without those that only cancel. */
export function listLiveRequests(
  db: Scope,
  { kind }: AttendanceOf,
  { requesterIds, from, to }: { requesterIds: readonly number[]; from: LocalDate; to: LocalDate },
): Promise<LiveRequest[]> {
  return db
    .from('attendance_request')
    .select([
      'id',
      'employee_id as requesterId',
      'attendance_type_id as attendanceTypeId',
      'from_date as from',
      'to_date as to',
      'time_in as timeIn',
      'time_out as timeOut',
    ])
    .select(countedRequest.as('requestId'))
    .where('kind', '=', kind)
    .where(sql<boolean>`employee_id = any(${requesterIds}::integer[])`)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .where('purpose', '<>', 'CANCELLATION')
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .orderBy('id')
    .execute()
}

type StoredDay = { readonly requestId: string; readonly date: LocalDate; readonly record: DayRecord }

/** The first stored days of each request. */
export async function listDaysOfRequests(
  db: Scope,
  requestIds: readonly string[],
  most: number,
): Promise<StoredDay[]> {
  const { rows: days } = await sql<StoredDay>`
    select r.id as "requestId", day.date, day.record
    from attendance_request r
    cross join lateral (
      select d.date, ${storedRecord} as record from attendance_day d
      where d.workspace_id = r.workspace_id and d.employee_id = r.employee_id
        and d.date >= r.from_date and d.date <= r.to_date
      order by d.date limit ${most}) day
    where r.workspace_id = ${db.workspaceId} and r.id = any(${requestIds}::uuid[])
    order by day.date`.execute(db)
  return days
}
