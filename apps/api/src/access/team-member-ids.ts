// The employees a TEAM_* page group shows (P5): everybody below the manager in the line manager chain, and everybody in
// units the manager heads, with all units below. As of today, without the manager.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { validOn } from '#api/people/valid-on.ts'

export async function teamMemberIds(db: Scope, managerId: number, today: LocalDate): Promise<number[]> {
  // Not materialized: most teams are a few people, found by index.
  // `union` without `all` also ends on a cycle that is older than the rule against cycles.
  // Subqueries hide the values: PostgreSQL otherwise plans for them every time (docs/decisions/0039-prepared-statements.md).
  const manager = sql`(select ${managerId}::integer)`
  const on = sql<LocalDate>`(select ${today}::date)`
  const { rows } = await sql<{ ids: number[] }>`
    with recursive job as not materialized (
      select employee_id, line_manager_id, unit_id from employee_job
      where workspace_id = ${db.workspaceId} and ${validOn('employee_job', on)}
    ), unit as (
      select id from org_node where workspace_id = ${db.workspaceId} and manager_id = ${manager}
      union
      select child.id from org_node child join unit on child.parent_id = unit.id
      where child.workspace_id = ${db.workspaceId}
    ), report as (
      select employee_id from job where line_manager_id = ${manager}
      union
      select job.employee_id from job join report on job.line_manager_id = report.employee_id
    )
    select coalesce(json_agg(employee_id order by employee_id), '[]') as ids from (
      select employee_id from report
      union
      select employee_id from job where unit_id in (select id from unit)
    ) as member where employee_id <> ${manager}`.execute(db)
  return rows[0]?.ids ?? []
}
