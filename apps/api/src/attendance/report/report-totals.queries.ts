// The report in total (A15): of everybody from the sums kept by date, of others from their days. A test compares the two.
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { searchParts } from '#api/people/search-text.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { hundredths, keptSums, sumsByDate } from '../day/day-sums.store.ts'
import { summedOpenDays } from './report-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'
import { hasStoredOfAll, isOfAll } from './report-people.queries.ts'
import { summed, sumNames } from './report.queries.ts'

const onWeekend = sql`filter (where extract(isodow from d.date) > 5)`

export const getReportTotals = (db: Scope, of: ReportDays) =>
  isOfAll(of.filter) && searchParts(of.filter.search).length === 0 ? keptTotals(db, of) : dayTotals(db, of)

function dayTotals(db: Scope, of: ReportDays) {
  const ofPeople = summed(db, of).select([
    sql<number>`coalesce(sum(d.penalty_amount) ${onWeekend}, 0)::bigint`.as('weekendPenalty'),
    sql<number>`round(coalesce(sum(${hundredths}) ${onWeekend}, 0) / 100.0, 2)`.as('weekendHours'),
  ])
  return db
    .selectFrom(ofPeople.as('s'))
    .select(
      ([...sumNames, 'weekendPenalty', 'weekendHours'] as const).map(name =>
        sql<number>`coalesce(sum(${sql.ref(`s.${name}`)}), 0)`.as(name),
      ),
    )
    .select(sql<number>`count(*)::integer`.as('people'))
    .executeTakeFirstOrThrow()
}

const sum = (column: RawBuilder<unknown>) => sql<number>`coalesce(sum(${column}), 0)`
const inHours = (sumOfHundredths: RawBuilder<unknown>) => sql<number>`round(${sumOfHundredths} / 100.0, 2)`

function keptTotals(db: Scope, of: ReportDays) {
  const open = summedOpenDays(of)
  const ofOpen = sumsByDate(sql`select 1 as sign, o.* from (${open}) o`)
  const openIds = [...new Set(of.open.map(({ employeeId }) => employeeId))]
  const people = db
    .from('employee as e')
    .select(sql`count(*)::integer`.as('people'))
    .where(sql<SqlBool>`(${hasStoredOfAll(db, of.filter)} or e.id = any(${openIds}::integer[]))`)
  return db
    .selectFrom(sql`(${keptSums(db, of.filter)} union all ${ofOpen})`.as('d'))
    .select([
      sum(sql`d.regular`).as('regular'),
      sum(sql`d.late`).as('late'),
      sum(sql`d.late_minutes`).as('lateMinutes'),
      sum(sql`d.early`).as('early'),
      sum(sql`d.early_minutes`).as('earlyMinutes'),
      sum(sql`d.missing`).as('missing'),
      sum(sql`d.absent`).as('absent'),
      sum(sql`d.leave_half_days`).as('leaveHalfDays'),
      sum(sql`d.off_site`).as('offSite'),
      inHours(sum(sql`d.hundredths`)).as('hours'),
      overtimeMinutes(db, of.filter, open).as('overtimeMinutes'),
      sum(sql`d.penalty`).as('penalty'),
      sum(sql`d.without_rate`).as('withoutRate'),
      sql<number>`coalesce(sum(d.penalty) ${onWeekend}, 0)`.as('weekendPenalty'),
      inHours(sql`coalesce(sum(d.hundredths) ${onWeekend}, 0)`).as('weekendHours'),
      sql<number>`(${people})`.as('people'),
    ])
    .executeTakeFirstOrThrow()
}

/** Few days have overtime, so each of them is looked up. */
const overtimeMinutes = (
  db: Scope,
  { from, to }: ReportDays['filter'],
  open: RawBuilder<unknown>,
) => sql<number>`(
  select coalesce(sum(o.payable_minutes), 0) from ot_record o
  where o.workspace_id = ${db.workspaceId} and (
    o.date between ${from} and ${to} and exists (
      select from attendance_day d
      where d.workspace_id = o.workspace_id and d.employee_id = o.employee_id and d.date = o.date)
    or (o.employee_id, o.date) in (select employee_id, date from (${open}) d)))`
