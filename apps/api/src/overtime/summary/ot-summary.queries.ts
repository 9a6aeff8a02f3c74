// The sums of overtime records, per employee and in total, and by unit and month (O7).
import type { OtSummarySort } from '@hr/contract/ot-summary.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import type { OtRecordStatus } from '@hr/domain/overtime/ot-record-status.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { byValue } from '#api/people/by-value.ts'
import type { ValueKey } from '#api/people/by-value.ts'
import { filteredRecords } from '../record/ot-record.queries.ts'
import type { RecordFilter } from '../record/ot-record.queries.ts'

const summedPeople = (db: Scope, filter: RecordFilter, isByName: boolean) =>
  filteredRecords(db, filter)
    .select('r.employee_id as employeeId')
    // A name needs no sums, and so no record, only the index.
    .select(
      isByName
        ? sql<number>`0::integer`.as('payable')
        : sql<number>`sum(r.payable_minutes)::integer`.as('payable'),
    )
    .groupBy('r.employee_id')

/** People with records. */
export async function countSummaryPeople(db: Scope, filter: RecordFilter): Promise<number> {
  const row = await filteredRecords(db, filter)
    .select(sql<number>`count(distinct r.employee_id)::integer`.as('people'))
    .executeTakeFirstOrThrow()
  return row.people
}

/** `people`: how many there are from this page on, whom the order finds anyway. */
export function listSummaryPeople(
  db: Scope,
  filter: RecordFilter,
  { sort, language }: { readonly sort: OtSummarySort; readonly language: Language },
  { limit, offset, after }: PageWindow<ValueKey>,
) {
  const { key, isAfter, order } = byValue({ sort, language, after })
  return db
    .selectFrom(summedPeople(db, filter, sort === 'name' || sort === '-name').as('s'))
    .innerJoin('employee as e', join =>
      join.onRef('e.id', '=', 's.employeeId').on('e.workspace_id', '=', db.workspaceId),
    )
    .select(['e.id', sql<number>`count(*) over ()`.as('people')])
    .select(key)
    .where(isAfter)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export type SummedRecords = {
  /** The employee, or 0 for the sum of all. */
  readonly key: number
  readonly employeeIds: readonly number[]
  readonly lastDate: LocalDate
  readonly records: number
  readonly statuses: Readonly<Record<OtRecordStatus, number>>
  readonly byPercent: { readonly percent: number; readonly minutes: number }[]
  readonly approved: number
  readonly breakMinutes: number
  readonly cutByDay: number
  readonly cutByMonth: number
  readonly payable: number
  readonly pay: { readonly currency: string; readonly amount: number }[]
  readonly withoutSalary: number
}

const statusCounts = sql.join(
  otRecordStatuses.flatMap(status => [
    sql.lit(status),
    sql`count(*) filter (where status = ${sql.lit(status)})`,
  ]),
)
/** Without the reasons, which are the longest column. */
const summed = [
  'r.employee_id',
  'r.date',
  'r.status',
  'r.approved_minutes',
  'r.break_minutes',
  'r.cut_by_day',
  'r.cut_by_month',
  'r.payable_minutes',
  'r.bands',
  'r.amount',
  'r.currency',
] as const
const sumOf = (column: string) => sql`sum(${sql.ref(column)})::integer`

/** A row per person, or one for all; none without records. */
export async function listSums(
  db: Scope,
  filter: RecordFilter,
  by: 'person' | 'all',
): Promise<SummedRecords[]> {
  const key = by === 'person' ? sql`employee_id` : sql`0`
  const records = filteredRecords(db, filter).select(summed)
  const { rows } = await sql<SummedRecords>`
    with r as materialized (select ${key} as key, found.* from (${records}) found), percents as (
      select key, percent, sum(minutes)::integer as minutes
      from r, jsonb_to_recordset(bands) as b(percent integer, minutes integer)
      where minutes > 0 group by key, percent
    ), amounts as (
      select key, currency, sum(amount) as amount from r where currency is not null group by key, currency
    ) select key, array_agg(distinct employee_id) as "employeeIds", max(date) as "lastDate", count(*)::integer as records,
      jsonb_build_object(${statusCounts}) as statuses,
      ${sumOf('approved_minutes')} as approved, ${sumOf('break_minutes')} as "breakMinutes",
      ${sumOf('cut_by_day')} as "cutByDay", ${sumOf('cut_by_month')} as "cutByMonth",
      ${sumOf('payable_minutes')} as payable, count(*) filter (where amount is null)::integer as "withoutSalary",
      (select coalesce(json_agg(json_build_object('percent', percent, 'minutes', minutes) order by percent), '[]')
        from percents where percents.key = r.key) as "byPercent",
      (select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) order by currency), '[]')
        from amounts where amounts.key = r.key) as pay
    from r group by key`.execute(db)
  return rows
}

type Charted = {
  readonly unitId: string | null
  readonly unit: string | null
  readonly unitLo: string | null
  /** Place in `periods`, from 0. */
  readonly period: number
  readonly minutes: number
}

/** By the unit on the date. */
export async function chartRecords(
  db: Scope,
  filter: RecordFilter,
  periods: readonly DateRange[],
): Promise<Charted[]> {
  const { rows } = await sql<Charted>`
    select u.id as "unitId", u.name as unit, u.name_lo as "unitLo", (p.place - 1)::integer as period,
      sum(r.payable_minutes)::integer as minutes
    from (${filteredRecords(db, filter).selectAll('r')}) r
    join unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as p(from_date, to_date, place) on r.date between p.from_date and p.to_date
    left join employee_job j on j.workspace_id = r.workspace_id and j.employee_id = r.employee_id
      and r.date between j.valid_from and coalesce(j.valid_to, 'infinity')
    left join org_node u on u.workspace_id = j.workspace_id and u.id = j.unit_id
    group by u.id, u.name, u.name_lo, p.place
    having sum(r.payable_minutes) > 0
    order by u.name, u.id, p.place`.execute(db)
  return rows
}
