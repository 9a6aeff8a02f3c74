// Notifies browsers that show a person's attendance of a change: their own, those of watchers with permission, and those
// of the managers above them. No other browser reloads.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { administrators } from '#api/access/administrators.queries.ts'
import { holdersOf } from '#api/access/role.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { validOn } from '#api/people/valid-on.ts'

export async function notifyBoard(
  { db, services }: Pick<Work<unknown>, 'db' | 'services'>,
  employeeId: number,
): Promise<void> {
  const today = await todayIn(db)
  const fullAccess = administrators(db, services.config.fullAccessEmployeeId).select('e.id')
  const watchers = await holdersOf(db, ['ATTENDANCE_MONITORING', 'OVERRULE'])
    .union(fullAccess)
    .union(managersAbove(db, employeeId, today))
    .execute()
  const employeeIds = [...new Set([employeeId, ...watchers.map(({ id }) => id)])]
  await publishLive(db, { topic: 'attendance', employeeIds })
}

/** Managers with the person in their team (P5): line managers above, and heads of the unit and of units above it. */
const managersAbove = (db: Scope, employeeId: number, today: LocalDate) =>
  db
    .selectFrom(
      sql<{ id: number }>`(
    with recursive job as not materialized (
      select employee_id, line_manager_id, unit_id from employee_job
      where workspace_id = ${db.workspaceId} and ${validOn('employee_job', today)}
    ), above as (
      select line_manager_id as id from job where employee_id = ${employeeId}
      union
      select job.line_manager_id from job join above on job.employee_id = above.id
    ), unit as (
      select n.id, n.parent_id, n.manager_id from org_node n
      where n.workspace_id = ${db.workspaceId} and n.id = (select unit_id from job where employee_id = ${employeeId})
      union
      select n.id, n.parent_id, n.manager_id from org_node n join unit on unit.parent_id = n.id
      where n.workspace_id = ${db.workspaceId}
    )
    select id from above where id is not null union select manager_id from unit where manager_id is not null)`.as<'managers'>(
        sql`managers`,
      ),
    )
    .select('id')
