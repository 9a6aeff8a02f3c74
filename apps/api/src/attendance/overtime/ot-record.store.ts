// The SQL of overtime records (O3-O6).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'
import type { Dates } from '../day/day-facts.queries.ts'

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 3000

export type DayOf = { readonly employeeId: number; readonly date: LocalDate }
type People = Dates & { readonly employeeIds: readonly number[] }
type PeopleOrAll = Dates & { readonly employeeIds: readonly number[] | 'all' }

/** A record `r` as the domain computes it. */
export const outcomeOf = sql<OtOutcome>`jsonb_build_object(
  'status', r.status, 'dayType', r.day_type, 'asked', r.asked, 'approved', r.approved_minutes,
  'worked', r.worked_minutes, 'breakMinutes', r.break_minutes, 'cutByDay', r.cut_by_day,
  'cutByMonth', r.cut_by_month, 'payable', r.payable_minutes, 'bands', r.bands, 'why', r.why,
  'pay', case when r.amount is not null then jsonb_build_object('amount', r.amount, 'currency', r.currency) end)`

/** Of a date that has a final day with overtime, a record, or both. */
export type OvertimeOf = DayOf & {
  readonly facts: StoredFacts | null
  readonly record: OtOutcome | null
}

/** By person and date. */
export async function listOvertime(db: Scope, { employeeIds, from, to }: PeopleOrAll): Promise<OvertimeOf[]> {
  const isWanted = employeeIds === 'all' ? sql`true` : sql`employee_id = any(${employeeIds}::integer[])`
  const { rows } = await sql<OvertimeOf>`
    with d as (
      select employee_id, date, facts from attendance_day
      where workspace_id = ${db.workspaceId} and ${isWanted} and date between ${from} and ${to} and facts -> 'overtime' <> '[]' and not is_provisional
    ), o as (
      select r.employee_id, r.date, ${outcomeOf} as record from ot_record r
      where workspace_id = ${db.workspaceId} and ${isWanted} and date between ${from} and ${to}
    ) select employee_id as "employeeId", date, d.facts, o.record
    from d full join o using (employee_id, date)
    order by employee_id, date`.execute(db)
  return rows
}

export async function findOutcome(db: Scope, { employeeId, date }: DayOf): Promise<OtOutcome | undefined> {
  const row = await db
    .from('ot_record as r')
    .select(outcomeOf.as('outcome'))
    .where('r.employee_id', '=', employeeId)
    .where('r.date', '=', date)
    .executeTakeFirst()
  return row?.outcome
}

/** Stored days before and after these, open ones too, by person and date. */
export async function listNeighbourDays(db: Scope, days: readonly DayOf[]) {
  const { rows } = await sql<DayOf & { readonly facts: StoredFacts }>`
    select d.employee_id as "employeeId", d.date, d.facts from attendance_day d
    join (
      select distinct employee_id, date + step as date
      from unnest(${days.map(({ employeeId }) => employeeId)}::integer[], ${days.map(({ date }) => date)}::date[])
        as o(employee_id, date), unnest(array[-1, 1]) as step
    ) as b on d.employee_id = b.employee_id and d.date = b.date
    where d.workspace_id = ${db.workspaceId}`.execute(db)
  return rows
}

/** The minutes that HR entered and nobody took back, the latest of each date. */
export async function listEnteredMinutes(db: Scope, { employeeIds, from, to }: People) {
  return db
    .from('ot_correction as c')
    .distinctOn(['c.employee_id', 'c.date'])
    .select(['c.employee_id as employeeId', 'c.date', 'c.minutes'])
    .where(sql<boolean>`c.employee_id = any(${employeeIds}::integer[])`)
    .where('c.date', '>=', from)
    .where('c.date', '<=', to)
    .where(
      sql<boolean>`not exists (select from ot_correction_undo u
        where u.workspace_id = c.workspace_id and u.correction_id = c.id)`,
    )
    .orderBy('c.employee_id')
    .orderBy('c.date')
    .orderBy('c.sequence', 'desc')
    .execute()
}

/** The salaries of people in the dates (P8). */
export async function listSalaries(db: Scope, { employeeIds, from, to }: People) {
  const rows = await db
    .from('employee_job')
    .select(['employee_id as employeeId', 'valid_from as from', 'valid_to as to'])
    .select(['salary_amount as amount', 'salary_currency as currency'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('valid_from', '<=', to)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', from)]))
    .execute()
  return Map.groupBy(rows, row => row.employeeId)
}

type NewRecord = DayOf & { readonly after: OtOutcome | null }

/** `after` null = there is no record any more. */
export async function saveRecords(db: Scope, changed: readonly NewRecord[]): Promise<void> {
  const removal = db.delete('ot_record').where(
    sql<boolean>`(employee_id, date) in (select * from unnest(
        ${changed.map(({ employeeId }) => employeeId)}::integer[], ${changed.map(({ date }) => date)}::date[]))`,
  )
  await sendWrite(db, removal.compile())
  const rows = changed.flatMap(({ employeeId, date, after }) =>
    after ? [{ workspace_id: db.workspaceId, employee_id: employeeId, date, ...toRow(after) }] : [],
  )
  for (let start = 0; start < rows.length; start += batch)
    await sendWrite(
      db,
      db
        .insertInto('ot_record')
        .values(rows.slice(start, start + batch))
        .compile(),
    )
}

const toRow = (outcome: OtOutcome) => ({
  status: outcome.status,
  day_type: outcome.dayType,
  asked: JSON.stringify(outcome.asked),
  approved_minutes: outcome.approved,
  worked_minutes: outcome.worked,
  break_minutes: outcome.breakMinutes,
  cut_by_day: outcome.cutByDay,
  cut_by_month: outcome.cutByMonth,
  payable_minutes: outcome.payable,
  bands: JSON.stringify(outcome.bands),
  amount: outcome.pay?.amount ?? null,
  currency: outcome.pay?.currency ?? null,
  why: JSON.stringify(outcome.why),
})
