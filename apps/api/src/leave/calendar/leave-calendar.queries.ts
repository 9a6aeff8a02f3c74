// Reads effective leave between two dates for the calendar, as far as its reader may see it (P5).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveRangeMaxDays } from '@hr/domain/leave/leave-range-max-days.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { isLeave } from '#api/calendar/away.queries.ts'
import { personColumns } from '#api/people/person.ts'
import { validOn } from '#api/people/valid-on.ts'

/** The reader: decides which requests they may open (approval/can-see-request.ts). */
export type SeenBy = {
  readonly employeeId: number | null
  /** The reader, and the approvers they decide for today (R10). */
  readonly decidesFor: readonly number[]
  readonly holdsView: boolean
  readonly holdsApprove: boolean
  readonly reports: readonly number[]
}
export type CalendarFilter = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds: 'all' | readonly number[]
  readonly leaveTypeIds: readonly string[]
  readonly withPending: boolean
  readonly seenBy: SeenBy
}
export type CalendarRow = Awaited<ReturnType<typeof listLeavesOf>>[number]
export type FeedRow = Awaited<ReturnType<typeof listFeedLeaves>>[number]

/** Whether the reader may open the request `r`. Finds their steps once by person, not per request. */
const isSeen = (db: Scope, { seenBy }: Pick<CalendarFilter, 'seenBy'>) => {
  const { employeeId, decidesFor, holdsView, holdsApprove, reports } = seenBy
  if (holdsView) return sql<boolean>`true`
  const steps = sql`select request_id from approval_step where workspace_id = ${db.workspaceId} and kind = 'LEAVE'`
  return sql<boolean>`(r.employee_id = ${employeeId}::int or r.employee_id = any(${[...reports]}::int[]) or r.id in (
    ${steps} and approver_id = any(${[...decidesFor]}::int[])
    union all ${steps} and decided_by = ${employeeId}::int
    union all ${steps} and approver_id is null and ${holdsApprove}::boolean))`
}

const isOneOf = (column: 'r.employee_id' | 'h.employee_id', { employeeIds }: CalendarFilter) =>
  sql<SqlBool>`${sql.ref(column)} = any(${employeeIds === 'all' ? [] : [...employeeIds]}::int[])`

/**
 * Approved leave, and pending leave that the reader may open. A filter by type only finds leave whose type the reader
 * may see: otherwise the result would reveal it.
 */
export const visibleRequests = (db: Scope, filter: CalendarFilter) =>
  requestsOf(db, filter)
    // No leave is longer, so the index scan can start here instead of at the company's first leave.
    .where('r.from_date', '>', addDays(filter.from, -leaveRangeMaxDays))

function requestsOf(db: Scope, filter: CalendarFilter) {
  const { from, to, employeeIds, leaveTypeIds, withPending } = filter
  return db
    .from('leave_request as r')
    .where(isLeave)
    .where('r.from_date', '<=', to)
    .where('r.to_date', '>=', from)
    .where(eb =>
      eb.or([
        eb('r.status', '=', 'APPROVED'),
        ...(withPending ? [eb.and([eb('r.status', '=', 'PENDING'), isSeen(db, filter)])] : []),
      ]),
    )
    .$if(employeeIds !== 'all', query => query.where(isOneOf('r.employee_id', filter)))
    .$if(leaveTypeIds.length > 0, query =>
      query.where('r.leave_type_id', 'in', [...leaveTypeIds]).where(isSeen(db, filter)),
    )
}

/** The people in the unit or below on a day. As a list of values the next statement can use an index for them. */
export async function listUnitPeople(db: Scope, unitId: string, date: LocalDate): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(employee_id), '[]') as ids from employee_job
    where workspace_id = ${db.workspaceId} and unit_id = any (array(${unitsBelow(db.workspaceId, unitId)}))
      and ${validOn('employee_job', date)}`.execute(db)
  return rows[0]?.ids ?? []
}

/** By first day, at most `limit`, with their people. "limit 1" looks people up by id: a plain join would read everybody. */
export const listCalendarLeaves = (db: Scope, filter: CalendarFilter, limit: number) =>
  calendarLeaves(db, filter, visibleRequests(db, filter).limit(sql.lit(limit)))
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('employee as e')
          .whereRef('e.workspace_id', '=', 'r.workspace_id')
          .whereRef('e.id', '=', 'r.employee_id')
          .select(personColumns)
          .limit(1)
          .as('e'),
      join => join.onTrue(),
    )
    .select(['e.first_name', 'e.last_name', 'e.first_name_lo', 'e.last_name_lo', 'e.profile_image'])
    .modifyEnd(isPlain(filter) ? prepared : sql``)
    .execute()

/** One best plan for a company, by index from the first date; other readers and filters are planned for their values. */
const isPlain = ({ employeeIds, leaveTypeIds, seenBy }: CalendarFilter) =>
  employeeIds === 'all' && leaveTypeIds.length === 0 && seenBy.holdsView

/**
 * Of the people on a page, each found by key; a person has at most one leave per half day. A first date to start from would
 * make the plan read the leave of everybody.
 */
export const listLeavesOf = (
  db: Scope,
  filter: CalendarFilter & { readonly employeeIds: readonly number[] },
) =>
  calendarLeaves(db, filter, requestsOf(db, filter))
    .modifyEnd(filter.leaveTypeIds.length === 0 ? prepared : sql``)
    .execute()

/** With the times of creation and last change. */
export const listFeedLeaves = (db: Scope, filter: CalendarFilter, limit: number) =>
  calendarLeaves(db, filter, visibleRequests(db, filter).limit(sql.lit(limit)))
    .select(['r.created_at as createdAt', 'r.updated_at as updatedAt'])
    .execute()

const calendarLeaves = (db: Scope, filter: CalendarFilter, requests: ReturnType<typeof requestsOf>) =>
  db
    .selectFrom(
      requests
        .select(['r.workspace_id', 'r.id', 'r.employee_id', 'r.leave_type_id', 'r.status'])
        .select(['r.from_date', 'r.to_date', 'r.from_half', 'r.to_half', 'r.created_at', 'r.updated_at'])
        .orderBy('r.from_date')
        .orderBy('r.id')
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
      isSeen(db, filter).as('isSeen'),
    ])
    .orderBy('r.from_date')
    .orderBy('r.id')

/**
 * The number of people away from work per day; weekends do not count. Counts taken half days of approved and pending
 * leave (L8) in index order, without pending leave that the reader may not see.
 */
export async function countAwayByDay(
  db: Scope,
  filter: CalendarFilter,
): Promise<{ date: LocalDate; away: number }[]> {
  const { from, to, employeeIds, leaveTypeIds } = filter
  const { rows } = await sql<{ date: LocalDate; away: number }>`
    select date, count(distinct employee_id) as away from leave_half_day h
    where workspace_id = ${db.workspaceId} and is_live and counted and date >= ${from} and date <= ${to}
      and ${leaveTypeIds.length > 0 ? sql`request_id in (${visibleIds(db, filter)})` : isNotHidden(db, filter)}
      and ${employeeIds === 'all' ? sql`true` : isOneOf('h.employee_id', filter)}
    group by date order by date ${isPlain(filter) ? prepared : sql``}`.execute(db)
  return rows
}

/** Not limited to people: the half days are filtered by person anyway. */
const visibleIds = (db: Scope, filter: CalendarFilter) =>
  visibleRequests(db, { ...filter, employeeIds: 'all' }).select('r.id')

const isNotHidden = (db: Scope, filter: CalendarFilter) => sql<SqlBool>`request_id not in (
  select r.id from leave_request r
  where r.workspace_id = ${db.workspaceId} and r.status = 'PENDING'
    and (${filter.withPending}::boolean and ${isLeave} and ${isSeen(db, filter)}) is not true)`
