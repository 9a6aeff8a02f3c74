// Reads leave for the calendar: effective leave that touches some dates, as far as its reader may know of it (P5).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveRangeMaxDays } from '@hr/domain/leave/leave-range-max-days.ts'
import type { Kysely, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { isLeave } from '#api/calendar/away.queries.ts'

type Db = Kysely<Tables>

/** Who reads: decides which requests they may open (approval/can-see-request.ts). */
export type SeenBy = {
  readonly employeeId: number | null
  /** Themselves, and whom they decide for today (R10). */
  readonly decidesFor: readonly number[]
  readonly holdsView: boolean
  readonly holdsApprove: boolean
  readonly reports: readonly number[]
}
export type CalendarFilter = {
  readonly workspaceId: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds: 'all' | readonly number[]
  readonly leaveTypeIds: readonly string[]
  readonly withPending: boolean
  readonly seenBy: SeenBy
}
export type CalendarRow = Awaited<ReturnType<typeof listCalendarLeaves>>[number]
export type FeedRow = Awaited<ReturnType<typeof listFeedLeaves>>[number]

/** May the reader open the request `r`? Their steps are found once, by person, not request by request. */
const isSeen = ({ workspaceId, seenBy }: Pick<CalendarFilter, 'workspaceId' | 'seenBy'>) => {
  const { employeeId, decidesFor, holdsView, holdsApprove, reports } = seenBy
  if (holdsView) return sql<boolean>`true`
  const steps = sql`select request_id from approval_step where workspace_id = ${workspaceId} and kind = 'LEAVE'`
  return sql<boolean>`(r.employee_id = ${employeeId}::int or r.employee_id = any(${[...reports]}::int[]) or r.id in (
    ${steps} and approver_id = any(${[...decidesFor]}::int[])
    union all ${steps} and decided_by = ${employeeId}::int
    union all ${steps} and approver_id is null and ${holdsApprove}::boolean))`
}

const isOneOf = (column: 'r.employee_id' | 'h.employee_id', { employeeIds }: CalendarFilter) =>
  sql<SqlBool>`${sql.ref(column)} = any(${employeeIds === 'all' ? [] : [...employeeIds]}::int[])`

/**
 * Approved leave; pending leave for who may open it. By type, only leave whose type the reader may see: what is left
 * out would tell it.
 */
export function shownRequests(db: Db, filter: CalendarFilter) {
  const { workspaceId, from, to, employeeIds, leaveTypeIds, withPending } = filter
  return (
    db
      .selectFrom('leave_request as r')
      .where('r.workspace_id', '=', workspaceId)
      .where(isLeave)
      .where('r.from_date', '<=', to)
      .where('r.to_date', '>=', from)
      // Nothing longer is there: so that the index ends the search, not the company's first leave.
      .where('r.from_date', '>', addDays(from, -leaveRangeMaxDays))
      .where(eb =>
        eb.or([
          eb('r.status', '=', 'APPROVED'),
          ...(withPending ? [eb.and([eb('r.status', '=', 'PENDING'), isSeen(filter)])] : []),
        ]),
      )
      .$if(employeeIds !== 'all', query => query.where(isOneOf('r.employee_id', filter)))
      .$if(leaveTypeIds.length > 0, query =>
        query.where('r.leave_type_id', 'in', [...leaveTypeIds]).where(isSeen(filter)),
      )
  )
}

/** Who stands in the unit or below it on a day. As values of the next statement they are looked up, not gone through. */
export async function listUnitPeople(
  db: Db,
  workspaceId: string,
  unitId: string,
  date: LocalDate,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(employee_id), '[]') as ids from employee_job
    where workspace_id = ${workspaceId} and unit_id = any (array(${unitsBelow(workspaceId, unitId)}))
      and valid_from <= ${date} and (valid_to is null or valid_to >= ${date})`.execute(db)
  return rows[0]?.ids ?? []
}

/** By first day, at most `limit`. Their people are asked for by id: joined, everybody would be read for a few hundred. */
export const listCalendarLeaves = (db: Db, filter: CalendarFilter, limit: number) =>
  calendarLeaves(db, filter, limit).execute()

/** With when they were asked for and last changed. */
export const listFeedLeaves = (db: Db, filter: CalendarFilter, limit: number) =>
  calendarLeaves(db, filter, limit)
    .select(['r.created_at as createdAt', 'r.updated_at as updatedAt'])
    .execute()

const calendarLeaves = (db: Db, filter: CalendarFilter, limit: number) =>
  db
    .selectFrom(
      shownRequests(db, filter)
        .select(['r.workspace_id', 'r.id', 'r.employee_id', 'r.leave_type_id', 'r.status'])
        .select(['r.from_date', 'r.to_date', 'r.from_half', 'r.to_half', 'r.created_at', 'r.updated_at'])
        .orderBy('r.from_date')
        .orderBy('r.id')
        .limit(limit)
        .as('r'),
    )
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select([
      'r.id',
      'r.employee_id as employeeId',
      'r.status',
      'r.from_date as from',
      'r.to_date as to',
      'r.from_half as fromHalf',
      'r.to_half as toHalf',
      't.id as leaveTypeId',
      't.name as typeName',
      't.name_lo as typeNameLo',
      't.color as typeColor',
      isSeen(filter).as('isSeen'),
    ])
    .orderBy('r.from_date')
    .orderBy('r.id')

/**
 * How many people are away from work on each day: leave over a weekend takes nobody from work then. Taken half days are
 * those of approved and pending leave (L8), so that they alone are counted, in the order of their index, without the
 * pending ones that are not shown.
 */
export async function countAwayByDay(
  db: Db,
  filter: CalendarFilter,
): Promise<{ date: LocalDate; away: number }[]> {
  const { workspaceId, from, to, employeeIds, leaveTypeIds } = filter
  const { rows } = await sql<{ date: LocalDate; away: number }>`
    select date, count(distinct employee_id) as away from leave_half_day h
    where workspace_id = ${workspaceId} and is_live and counted and date >= ${from} and date <= ${to}
      and ${leaveTypeIds.length > 0 ? sql`request_id in (${shownIds(db, filter)})` : isNotHidden(filter)}
      and ${employeeIds === 'all' ? sql`true` : isOneOf('h.employee_id', filter)}
    group by date order by date`.execute(db)
  return rows
}

/** Of everybody: of the people asked for, half days are looked at anyway. */
const shownIds = (db: Db, filter: CalendarFilter) =>
  shownRequests(db, { ...filter, employeeIds: 'all' }).select('r.id')

const isNotHidden = (filter: CalendarFilter) => sql<SqlBool>`request_id not in (
  select r.id from leave_request r
  where r.workspace_id = ${filter.workspaceId} and r.status = 'PENDING'
    and (${filter.withPending}::boolean and ${isLeave} and ${isSeen(filter)}) is not true)`
