// The days of a report or export (A14, A15) in one statement: final ones as stored, open ones as just computed.
import type { DayFacts } from '@hr/domain/attendance/day-facts.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { dayTotals } from '@hr/domain/attendance/day-totals.ts'
import { totalHours } from '@hr/domain/attendance/total-hours.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'
import { searchParts } from '#api/people/search-text.ts'
import { isOf, isPlaced } from '../day/day-list.queries.ts'
import type { DayFilter, DayRow } from '../day/day-list.queries.ts'
import type { FoundDay } from '../day/open-days.ts'
import { storedFacts, storedRecord } from '../day/stored-day.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type ReportDays = {
  /** For the final dates. */
  readonly filter: DayFilter
  /** Open days that match the same filter. */
  readonly open: readonly Pick<FoundDay, 'employeeId' | 'day'>[]
}
type WholeDay = DayRow & { readonly record: DayRecord; readonly facts: StoredFacts | DayFacts }

/** With the types that occur in an open day. */
const summedColumns = {
  employee_id: 'integer',
  date: 'date',
  status: 'text',
  late_minutes: 'integer',
  early_minutes: 'integer',
  penalty_amount: 'integer',
  worked_minutes: 'integer',
  is_missing: 'boolean',
  is_absent: 'boolean',
  leave_half_days: 'smallint',
  is_off_site: 'boolean',
}
const wholeColumns = { employee_id: 'integer', date: 'date', record: 'jsonb', facts: 'jsonb' }
const readColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  record: storedRecord,
  facts: storedFacts,
}

/** For sums and charts: only columns in the index of days by date (0034). */
export const summedDays = (db: Scope, { filter, open }: ReportDays) =>
  daysOf<DayRow>(db, filter, summedColumns, open.map(summedDay))

/** With all columns. */
export const wholeDays = (db: Scope, { filter, open }: ReportDays) =>
  daysOf<WholeDay>(db, filter, wholeColumns, open.map(wholeDay))

/** Without joining people: that would cost a lookup per day. */
function daysOf<Row extends DayRow>(
  db: Scope,
  filter: DayFilter,
  columns: Readonly<Record<string, string>>,
  open: readonly object[],
): RawBuilder<Row> {
  const { from, to, whose } = filter
  const read = sql.join(
    Object.keys(columns).map(name => sql`${readColumns[name] ?? sql.ref(name)} as ${sql.ref(name)}`),
  )
  const later = sql`union all ${openDays(columns, open)}`
  return sql<Row>`(
    select ${read} from attendance_day d
    where workspace_id = ${db.workspaceId} and date between ${from} and ${to} and ${isOf(whose, 'employee_id')}
      and ${isFound(db, filter)} and ${isPlaced(db, filter)}
    ${open.length === 0 ? sql`` : later})`
}

function openDays(columns: Readonly<Record<string, string>>, open: readonly object[]) {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  return sql`select ${sql.raw(Object.keys(columns).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as o(${sql.raw(typed.join(', '))})`
}

/** For sums, of the open days alone. */
export const summedOpenDays = ({ open }: ReportDays) => openDays(summedColumns, open.map(summedDay))

function isFound(db: Scope, { search }: DayFilter) {
  const parts = searchParts(search).map(part => sql`and strpos(search_text, ${part}) > 0`)
  if (parts.length === 0) return sql`true`
  return sql`employee_id = any(array(
    select id from employee where workspace_id = ${db.workspaceId} ${sql.join(parts, sql` `)}))`
}

type Open = ReportDays['open'][number]

function summedDay({ employeeId, day: { record } }: Open) {
  const { date, status, statuses, lateTime, earlyOutTime, workedMinutes } = record
  const penalty = record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount
  const of = dayTotals([
    {
      status,
      statuses,
      lateMinutes: lateTime,
      earlyMinutes: earlyOutTime,
      penalty,
      totalHours: totalHours(workedMinutes),
      // An open day has no overtime record.
      overtimeMinutes: 0,
    },
  ])
  return {
    employee_id: employeeId,
    date,
    status,
    late_minutes: lateTime,
    early_minutes: earlyOutTime,
    penalty_amount: penalty,
    worked_minutes: workedMinutes,
    is_missing: of.missing > 0,
    is_absent: of.absent > 0,
    leave_half_days: of.leaveHalfDays,
    is_off_site: of.offSite > 0,
  }
}

const wholeDay = ({ employeeId, day: { record, facts } }: Open) => ({
  employee_id: employeeId,
  date: record.date,
  record,
  facts,
})
