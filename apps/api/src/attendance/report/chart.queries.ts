// The report as charts (A15): how often each status was, who was late where and on which weekday, and the course of the dates.
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import type { Kysely, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { reportDays } from './report-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'

type Db = Kysely<Tables>

const days = sql<number>`count(*)::integer`.as('days')
const lateness = [
  days,
  sql<number>`count(*) filter (where d.late_minutes > 0)::integer`.as('late'),
  sql<number>`coalesce(sum(d.late_minutes), 0)::integer`.as('lateMinutes'),
] as const

/** Of days that have one, by the beginning of the month or by the date, the earliest first. */
export function countStatuses(db: Db, of: ReportDays, by: 'date' | 'month') {
  const date = by === 'date' ? sql<string>`d.date` : sql<string>`date_trunc('month', d.date)::date`
  return reportDays(db, of)
    .select([date.as('date'), sql<DayStatus>`d.status`.as('status'), days])
    .where(sql<SqlBool>`d.status is not null`)
    .groupBy([date, sql`d.status`])
    .orderBy('date')
    .execute()
}

/** Where people worked on the day; the most minutes first. */
export function latenessByUnit(db: Db, of: ReportDays) {
  return reportDays(db, of)
    .leftJoin('employee_job as j', join =>
      join
        .onRef('j.workspace_id', '=', 'e.workspace_id')
        .onRef('j.employee_id', '=', 'e.id')
        .on(sql<SqlBool>`d.date between j.valid_from and coalesce(j.valid_to, 'infinity')`),
    )
    .leftJoin('org_node as u', join =>
      join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
    )
    .select(['u.name as unit', 'u.name_lo as unitLo', ...lateness])
    .groupBy(['u.id', 'u.name', 'u.name_lo'])
    .orderBy('lateMinutes', 'desc')
    .orderBy('u.name')
    .execute()
}

export function latenessByWeekday(db: Db, of: ReportDays) {
  const weekday = sql<number>`extract(dow from d.date)::integer`
  return reportDays(db, of)
    .select([weekday.as('weekday'), ...lateness])
    .groupBy(weekday)
    .orderBy('weekday')
    .execute()
}
