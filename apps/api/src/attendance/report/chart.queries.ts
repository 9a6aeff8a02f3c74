// The report as charts (A15): days per status, lateness per unit and weekday, and the trend over the dates.
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import { sql } from 'kysely'
import { summedDays } from './report-days.queries.ts'
import type { ReportDays } from './report-days.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

type Lateness = { readonly days: number; readonly late: number; readonly lateMinutes: number }
type Charted = {
  /** Days with a status, by month or date, earliest first. */
  readonly statuses: readonly { readonly date: string; readonly status: DayStatus; readonly days: number }[]
  /** The unit of the day; the most minutes first. */
  readonly units: (Lateness & { readonly unit: string | null; readonly unitLo: string | null })[]
  readonly weekdays: (Lateness & { readonly weekday: number })[]
}

const lateness = sql`sum(days)::integer as days, sum(late)::integer as late, sum(minutes)::integer as "lateMinutes"`
const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`

/** Reads the days once: grouped by date, status and unit, then each chart from these few groups. */
export async function drawReport(db: Scope, of: ReportDays, by: 'date' | 'month'): Promise<Charted> {
  const date = by === 'date' ? sql`date` : sql`date_trunc('month', date)::date`
  const { rows } = await sql<Charted>`
    with day as materialized (
      select d.date, d.status, j.unit_id, count(*) as days, count(*) filter (where d.late_minutes > 0) as late,
        sum(d.late_minutes) as minutes
      from ${summedDays(db, of)} d left join employee_job j on j.workspace_id = ${db.workspaceId}
        and j.employee_id = d.employee_id and d.date between j.valid_from and coalesce(j.valid_to, 'infinity')
      group by d.date, d.status, j.unit_id
    ) select
      ${list(sql`select ${date} as date, status, sum(days)::integer as days
        from day where status is not null group by 1, 2 order by 1`)} as statuses,
      ${list(sql`select u.name as unit, u.name_lo as "unitLo", ${lateness}
        from day left join org_node u on u.workspace_id = ${db.workspaceId} and u.id = day.unit_id
        group by u.id, u.name, u.name_lo order by "lateMinutes" desc, u.name`)} as units,
      ${list(sql`select extract(dow from date)::integer as weekday, ${lateness}
        from day group by 1 order by 1`)} as weekdays`.execute(db)
  const [charted] = rows
  if (!charted) throw new Error('A select without a table gives a row')
  return charted
}
