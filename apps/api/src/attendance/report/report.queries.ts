// The sums of the report per person (A15). They must agree with domain/attendance/day-totals.ts; a test
// compares the two.
import type { ReportSort } from '@hr/contract/attendance-report.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { ePersonColumns } from '#api/people/person.ts'
import { byValue } from '#api/people/by-value.ts'
import type { ValueKey } from '#api/people/by-value.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { hundredths } from '../day/day-sums.store.ts'
import { summedDays } from './report-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isJobAt, isPositionOfJob, isUnitOfJob } from '#api/people/people-with-job.queries.ts'

const count = (applies: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${applies})::integer`

const sums = {
  regular: count(sql`d.status = 'REGULAR'`),
  late: count(sql`d.late_minutes > 0`),
  lateMinutes: sql<number>`sum(d.late_minutes)::integer`,
  early: count(sql`d.early_minutes > 0`),
  earlyMinutes: sql<number>`sum(d.early_minutes)::integer`,
  missing: count(sql`d.is_missing`),
  absent: count(sql`d.is_absent`),
  leaveHalfDays: sql<number>`sum(d.leave_half_days)::integer`,
  offSite: count(sql`d.is_off_site`),
  hours: sql<number>`round(coalesce(sum(${hundredths}), 0) / 100.0, 2)`,
  overtimeMinutes: sql<number>`coalesce(sum(o.payable_minutes), 0)::integer`,
  penalty: sql<number>`coalesce(sum(d.penalty_amount), 0)::bigint`,
  withoutRate: count(sql`d.penalty_amount is null`),
} as const
type Sum = keyof typeof sums
export const sumNames = Object.keys(sums) as Sum[]

export const summed = (db: Scope, of: ReportDays) =>
  db
    .selectFrom(summedDays(db, of).as('d'))
    .leftJoin('ot_record as o', join =>
      join
        .on('o.workspace_id', '=', db.workspaceId)
        .onRef('o.employee_id', '=', 'd.employee_id')
        .onRef('o.date', '=', 'd.date'),
    )
    .select(['d.employee_id as employeeId', sql<string>`max(d.date)`.as('lastDate')])
    .select(sumNames.map(name => sums[name].as(name)))
    .groupBy('d.employee_id')

/**
 * Ascending or descending; equal values by name. Planned for its values: a generic plan reads the index by date, which is
 * wrong for the few people of a page.
 */
export function listReportRows(
  db: Scope,
  of: ReportDays,
  sorted: { readonly sort: ReportSort; readonly language: Language },
  { limit, offset, after }: PageWindow<ValueKey>,
) {
  const { key, isAfter, order } = byValue({ ...sorted, after })
  return db
    .selectFrom(summed(db, of).as('s'))
    .innerJoin('employee as e', join =>
      join.onRef('e.id', '=', 's.employeeId').on('e.workspace_id', '=', db.workspaceId),
    )
    .leftJoin('employee_job as j', join => join.on(isJobAt('s.lastDate')))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .leftJoin('position as p', join => join.on(isPositionOfJob))
    .select(['s.employeeId', 's.lastDate'])
    .select(sumNames.map(name => `s.${name}` as const))
    .select(ePersonColumns)
    .select([
      'e.staff_id',
      'u.name as unit',
      'u.name_lo as unitLo',
      'p.name as position',
      'p.name_lo as positionLo',
    ])
    .select(key)
    .where(isAfter)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The number of people with stale days in the dates. */
export async function countRecounting(
  db: Scope,
  { from, to, whose }: Pick<ReportDays['filter'], 'from' | 'to' | 'whose'>,
): Promise<number> {
  const row = await db
    .from('attendance_stale')
    .select(sql<number>`count(*)::integer`.as('people'))
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .$if(whose !== 'all', query => query.where(sql<SqlBool>`employee_id = any(${whose}::integer[])`))
    .executeTakeFirstOrThrow()
  return row.people
}
