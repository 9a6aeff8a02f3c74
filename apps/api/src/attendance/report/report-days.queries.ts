// The days that a report or an export is made of (A14, A15), all of one statement: final ones as they are stored, later ones
// as they were computed a moment ago.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DayFacts } from '@hr/domain/attendance/day-facts.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { filteredDays, isOf } from '../day/day-list.queries.ts'
import type { DayFilter, DayRow } from '../day/day-list.queries.ts'
import type { OpenDay } from '../day/open-days.ts'

export type ReportDays = {
  /** Of the dates that are final. */
  readonly filter: DayFilter
  readonly open: readonly Pick<OpenDay, 'employeeId' | 'day'>[]
}
export type ReportDay = DayRow & { readonly record: DayRecord; readonly facts: StoredFacts | DayFacts }

const columns =
  'employee_id, date, status, statuses, late_minutes, early_minutes, penalty_amount, record, facts'

const days = ({ filter: { workspaceId, from, to, whose }, open }: ReportDays) => sql<ReportDay>`(
  select ${sql.raw(columns)} from attendance_day
  where workspace_id = ${workspaceId} and date between ${from} and ${to} and ${isOf(whose, 'employee_id')}
  union all select ${sql.raw(columns)} from jsonb_to_recordset(${JSON.stringify(open.map(openRow))}::jsonb) as o(
    employee_id integer, date date, status text, statuses jsonb, late_minutes integer, early_minutes integer,
    penalty_amount integer, record jsonb, facts jsonb))`

const openRow = ({ employeeId, day: { record, facts } }: ReportDays['open'][number]) => ({
  employee_id: employeeId,
  date: record.date,
  status: record.status,
  statuses: record.statuses,
  late_minutes: record.lateTime,
  early_minutes: record.earlyOutTime,
  penalty_amount: record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
  record,
  facts,
})

/** The days as `d`, each with its person as `e`. */
export const reportDays = (db: Kysely<Tables>, of: ReportDays) =>
  filteredDays(db, days(of), columns, of.filter)
