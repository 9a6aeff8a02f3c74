// The SQL of attendance periods, and of changes to closed ones (A13).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { HandOver } from '@hr/domain/calendar/hand-over.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import { voidInForce } from '../punch/void-in-force.ts'

/**
 * Serialises reopening: a second caller sees the period open. Changes of undated facts keep closed periods closed
 * (`lockFirstOpenDate`), and this waits for them too.
 */
export async function lockPeriod(db: Scope, { from }: DateRange): Promise<void> {
  await db.from('attendance_period').select('from_date').where('from_date', '=', from).forUpdate().execute()
}

export function listPeriodRows(db: Scope) {
  return db
    .from('attendance_period')
    .select([
      'from_date as from',
      'is_closed as isClosed',
      'changed_at as changedAt',
      'changed_by as changedBy',
      'reason',
    ])
    .execute()
}

type State = {
  readonly isClosed: boolean
  readonly now: Date
  readonly by: number | null
  readonly reason: string
}

export async function savePeriod(
  db: Scope,
  { from, to }: DateRange,
  { isClosed, now, by, reason }: State,
): Promise<void> {
  const state = { is_closed: isClosed, changed_at: now, changed_by: by, reason }
  await db
    .insertInto('attendance_period')
    .values({ workspace_id: db.workspaceId, from_date: from, to_date: to, ...state })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'from_date']).doUpdateSet(({ ref }) => ({
        ...state,
        closings: sql<number>`${ref('attendance_period.closings')} + ${isClosed ? 1 : 0}`,
      })),
    )
    .execute()
}

/** The closed periods, the oldest first. */
export const listHandOverRows = (db: Scope): Promise<HandOver[]> =>
  db
    .from('attendance_period as p')
    .select(['p.from_date as from', 'p.to_date as to', 'p.closings'])
    .select(
      sql<number>`(select count(*) from attendance_difference d
        where d.workspace_id = p.workspace_id and d.period_from = p.from_date)::int`.as('differences'),
    )
    .where('p.is_closed', '=', true)
    .orderBy('p.from_date')
    .execute()

/** By first date: the number of days changed since the period was first closed, and whether some are stale. */
export async function listPeriodChanges(db: Scope, periods: readonly DateRange[]) {
  const { rows } = await sql<{ from: LocalDate; differences: number; isStale: boolean }>`
    select p.from_date as "from",
      (select count(*) from attendance_difference d
        where d.workspace_id = ${db.workspaceId} and d.period_from = p.from_date)::int as differences,
      exists (select from attendance_stale s where s.workspace_id = ${db.workspaceId}
        and s.from_date <= p.to_date and s.to_date >= p.from_date) as "isStale"
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      as p(from_date, to_date)`.execute(db)
  return new Map(rows.map(row => [row.from, row]))
}

export type Checklist = {
  readonly openLeave: number
  readonly openAttendance: number
  readonly openOffSite: number
  readonly openOt: number
  readonly noTimeIn: number
  readonly noTimeOut: number
  readonly unassignedPunches: number
  readonly punchesOfNobody: number
  readonly withoutRate: number
  readonly otNoTime: number
  readonly otWithoutSalary: number
}

/** The longest window of a day (A3). */
const longestWindowDays = 4

/**
 * The findings in the dates. Walks punches and windows of one person after the other to match them: windows do not
 * overlap, so the one that starts last ends last.
 */
export async function getChecklist(
  db: Scope,
  { from, to }: DateRange,
  { fromAt, toAt }: { readonly fromAt: Date; readonly toAt: Date },
): Promise<Checklist> {
  const { rows } = await sql<Checklist>`
    with day as (
      select count(*) filter (where jsonb_exists(statuses, 'NO_TIME_IN')) as no_time_in,
        count(*) filter (where jsonb_exists(statuses, 'NO_TIME_OUT')) as no_time_out,
        count(*) filter (where penalty_amount is null) as without_rate
      from attendance_day
      where workspace_id = ${db.workspaceId} and date between ${from} and ${to}
        and (is_missing or penalty_amount is null)
    ), open_request as (
      select 'LEAVE' as kind from leave_request where workspace_id = ${db.workspaceId}
        and status = 'PENDING' and from_date <= ${to} and to_date >= ${from}
      union all select kind from attendance_request where workspace_id = ${db.workspaceId}
        and status = 'PENDING' and from_date <= ${to} and to_date >= ${from}
      union all select 'OT' from ot_request where workspace_id = ${db.workspaceId}
        and status = 'PENDING' and from_date <= ${to} and to_date >= ${from}
    ), overtime as (
      select status, payable_minutes, amount from ot_record
      where workspace_id = ${db.workspaceId} and date between ${from} and ${to}
    ), unassigned as (
      select walked.at from employee e cross join lateral (
        select at, source, max(window_to) over (
          order by at, source nulls first rows unbounded preceding) as ends_at
        from (
          select p.at, p.source, null::timestamptz as window_to from punch p
          where p.workspace_id = ${db.workspaceId} and p.employee_id = e.id and p.at >= ${fromAt} and p.at < ${toAt}
          union all select window_from, null, window_to from attendance_day
          where workspace_id = ${db.workspaceId} and employee_id = e.id
            and date between ${addDays(from, -longestWindowDays)} and ${addDays(to, 1)}
        ) mark
      ) walked
      where e.workspace_id = ${db.workspaceId} and source is not null and coalesce(ends_at <= at, true)
        and not exists (
          select from punch p join punch_void v on v.workspace_id = p.workspace_id and v.punch_id = p.id
          where p.workspace_id = ${db.workspaceId} and p.employee_id = e.id and p.at = walked.at
            and p.source = walked.source and ${voidInForce})
    ) select
      (select count(*) from open_request where kind = 'LEAVE')::int as "openLeave",
      (select count(*) from open_request where kind = 'ATTENDANCE')::int as "openAttendance",
      (select count(*) from open_request where kind = 'OFF_SITE')::int as "openOffSite",
      (select count(*) from open_request where kind = 'OT')::int as "openOt",
      no_time_in::int as "noTimeIn", no_time_out::int as "noTimeOut", without_rate::int as "withoutRate",
      (select count(*) from overtime where status in ('NO_TIME_IN', 'NO_TIME_OUT'))::int as "otNoTime",
      (select count(*) from overtime where payable_minutes > 0 and amount is null)::int as "otWithoutSalary",
      (select count(*) from unassigned)::int as "unassignedPunches",
      (select count(*) from device_punch where workspace_id = ${db.workspaceId} and settled_at is null
        and at >= ${fromAt} and at < ${toAt})::int as "punchesOfNobody"
    from day`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Counts give a row')
  return row
}

const differences = (db: Scope, periodFrom: LocalDate) =>
  db.from('attendance_difference as d').where('d.period_from', '=', periodFrom)

export const countDifferences = (db: Scope, periodFrom: LocalDate): Promise<number> =>
  countRows(db, differences(db, periodFrom))

export function listDifferenceRows(db: Scope, periodFrom: LocalDate, window: PageWindow<NewestKey>) {
  return differences(db, periodFrom)
    .innerJoin('employee as e', join =>
      join.onRef('e.id', '=', 'd.employee_id').onRef('e.workspace_id', '=', 'd.workspace_id'),
    )
    .select([
      'd.id',
      'd.employee_id as employeeId',
      'e.staff_id as staffId',
      'd.date',
      'd.to_date as to',
      'd.at as createdAt',
      'd.changed_by as changedBy',
    ])
    .select([
      'd.cause',
      'd.reason',
      'd.before',
      'd.after',
      'd.ot_before as otBefore',
      'd.ot_after as otAfter',
    ])
    .select(sql<boolean>`num_nonnulls(d.ot_before, d.ot_after) > 0`.as('isOvertime'))
    .$call(newestPage('d.at', 'd.id', window))
    .execute()
}
