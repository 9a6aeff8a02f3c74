// People `e` of a company with their job `j` on a day (P8), and its unit `u`, position `p`, grade `g` and line manager
// `m`. Unused joins cost nothing: PostgreSQL removes a join by key that nothing reads.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** The row `j` is the job of the employee `e` on the day; for people who start later, their first job. */
export const isJobOn = (on: LocalDate) =>
  sql<SqlBool>`(j.workspace_id, j.employee_id) = (e.workspace_id, e.id)
    and greatest(${on}::date, e.started_on) between j.valid_from and coalesce(j.valid_to, 'infinity')`

/** The row `j` is the job of the employee `e` on the date in a column of the query. */
export const isJobAt = (dateColumn: string) =>
  sql<SqlBool>`(j.workspace_id, j.employee_id) = (e.workspace_id, e.id)
    and ${sql.ref(dateColumn)} between j.valid_from and coalesce(j.valid_to, 'infinity')`

export const isUnitOfJob = sql<SqlBool>`(u.workspace_id, u.id) = (j.workspace_id, j.unit_id)`
export const isPositionOfJob = sql<SqlBool>`(p.workspace_id, p.id) = (j.workspace_id, j.position_id)`

export const peopleWithJob = (db: Scope, on: LocalDate) =>
  db
    .from('employee as e')
    .leftJoin('employee_job as j', join => join.on(isJobOn(on)))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .leftJoin('position as p', join => join.on(isPositionOfJob))
    .leftJoin('job_grade as g', join =>
      join.onRef('g.workspace_id', '=', 'j.workspace_id').onRef('g.id', '=', 'j.job_grade_id'),
    )
    .leftJoin('employee as m', join =>
      join.onRef('m.workspace_id', '=', 'j.workspace_id').onRef('m.id', '=', 'j.line_manager_id'),
    )
