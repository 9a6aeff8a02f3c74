// Reads requests about attendance and about work elsewhere, for lists, details and previews.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { QuotaUse } from '@hr/domain/attendance/quota-refusal.ts'
import type { AskedTimes } from '@hr/domain/attendance/request-overlap.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { OpenRequest, OpenRequests } from '#api/approval/request-kind.ts'
import { historyCount, isInFilter } from '#api/approval/request-list.queries.ts'
import type { RequestFilter } from '#api/approval/request-list.queries.ts'
import type { AttendanceRequest } from '#api/db/schema/attendance-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import type { AttendanceOf } from './attendance-request.store.ts'

type Db = Kysely<Tables>
export type AttendanceRow = Awaited<ReturnType<typeof listAttendanceRows>>[number]

type Original = NonNullable<AttendanceRequestRow['original']>
type OpenChange = Pick<AttendanceRequest, 'id' | 'number'> & {
  readonly purpose: 'CANCELLATION' | 'AMENDMENT'
}

/** The requests this one is about, or that are about this one. */
const changes = [
  sql<Original | null>`(select json_build_object('id', o.id, 'number', o.number, 'title', o.title, 'place', o.place,
      'from', o.from_date, 'to', o.to_date, 'timeIn', o.time_in, 'timeOut', o.time_out,
      'attendanceType', (select json_build_object('id', ot.id, 'name', ot.name, 'nameLo', ot.name_lo)
        from attendance_type ot where ot.workspace_id = o.workspace_id and ot.id = o.attendance_type_id))
    from attendance_request o where o.workspace_id = r.workspace_id and o.id = r.original_id)`.as('original'),
  sql<OpenChange | null>`(select json_build_object('id', c.id, 'number', c.number, 'purpose', c.purpose)
    from attendance_request c
    where c.workspace_id = r.workspace_id and c.original_id = r.id and c.status = 'PENDING')`.as(
    'openChange',
  ),
] as const

const columns = [
  'r.id',
  'r.kind',
  'r.number',
  'r.status',
  'r.employee_id as requesterId',
  'r.purpose',
  'r.original_id as originalId',
  'r.attendance_type_id as attendanceTypeId',
  'r.title',
  'r.place',
  'r.from_date as from',
  'r.to_date as to',
  'r.time_in as timeIn',
  'r.time_out as timeOut',
  'r.reason',
  'r.created_at as createdAt',
  't.name as typeName',
  't.name_lo as typeNameLo',
] as const

const filtered = (db: Db, { workspaceId, kind }: AttendanceOf, filter: RequestFilter) =>
  db
    .selectFrom('attendance_request as r')
    .where('r.workspace_id', '=', workspaceId)
    .where('r.kind', '=', kind)
    .where(isInFilter(kind, filter))

const rows = (db: Db, of: AttendanceOf, filter: RequestFilter) =>
  filtered(db, of, filter)
    .leftJoin('attendance_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.attendance_type_id'),
    )
    .select(columns)
    .select(changes)
    .select(historyCount(of.kind))

/** Newest first. */
export const listAttendanceRows = (
  db: Db,
  of: AttendanceOf,
  filter: RequestFilter,
  { limit, offset, after }: PageWindow<NewestKey>,
) =>
  rows(db, of, filter)
    .$if(after !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('r.created_at', 'r.id'), '<', eb.tuple(new Date(after?.[0] ?? ''), after?.[1] ?? '')),
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countAttendanceRows = (db: Db, of: AttendanceOf, filter: RequestFilter): Promise<number> =>
  countRows(db, filtered(db, of, filter))

export const findAttendanceRow = (db: Db, of: AttendanceOf, id: string) =>
  rows(db, of, { whose: 'all' }).where('r.id', '=', id).executeTakeFirst()

/** What may still be decided or cancelled, by number (R8, R9). */
export async function listOpenAttendance(
  db: Db,
  of: AttendanceOf,
  { statuses, requesterIds }: OpenRequests,
): Promise<OpenRequest[]> {
  const open = await rows(db, of, { whose: requesterIds ? { employeeIds: requesterIds } : 'all' })
    .where('r.status', 'in', statuses)
    // What an approved cancellation did is done.
    .where(eb => eb.or([eb('r.purpose', '<>', 'CANCELLATION'), eb('r.status', '=', 'PENDING')]))
    .orderBy('r.number')
    .execute()
  return open.map(row => ({
    id: row.id,
    requesterId: row.requesterId,
    status: row.status,
    purpose: row.purpose,
    number: row.number,
    title: row.typeName ?? row.place,
    titleLo: row.typeNameLo ?? row.place,
    from: row.from,
    to: row.to,
  }))
}

export type LiveRequest = AskedTimes &
  QuotaUse & { readonly id: string; readonly requesterId: number; readonly attendanceTypeId: string | null }

/** What a quota counts once: that of the original where a change waits (A10). */
export const countedRequest = sql<string>`case when status = 'PENDING' then coalesce(original_id, id) else id end`

/** What people have asked for and have: pending and approved, without those that ask only to cancel. */
export function listLiveRequests(
  db: Db,
  { workspaceId, kind }: AttendanceOf,
  { requesterIds, from, to }: { requesterIds: readonly number[]; from: LocalDate; to: LocalDate },
): Promise<LiveRequest[]> {
  return db
    .selectFrom('attendance_request')
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
    .where('workspace_id', '=', workspaceId)
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

/** The first stored days of the dates of each of these requests. */
export async function listDaysOfRequests(
  db: Db,
  workspaceId: string,
  requestIds: readonly string[],
  most: number,
): Promise<StoredDay[]> {
  const { rows: days } = await sql<StoredDay>`
    select r.id as "requestId", day.date, day.record
    from attendance_request r
    cross join lateral (
      select d.date, d.record from attendance_day d
      where d.workspace_id = r.workspace_id and d.employee_id = r.employee_id
        and d.date >= r.from_date and d.date <= r.to_date
      order by d.date limit ${most}) day
    where r.workspace_id = ${workspaceId} and r.id = any(${requestIds}::uuid[])
    order by day.date`.execute(db)
  return days
}
