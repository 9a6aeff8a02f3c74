// Data for the end of an employment: reports, headed units, who leaves (P8).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Past, present and planned reports of the manager. */
export async function listReportIds(db: Db, workspaceId: string, managerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('employee_job')
    .select('employee_id as id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('line_manager_id', '=', managerId)
    .orderBy('employee_id')
    .execute()
  return rows.map(row => row.id)
}

export function listHeadedUnits(db: Db, workspaceId: string, managerId: number) {
  return db
    .selectFrom('org_node')
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('workspace_id', '=', workspaceId)
    .where('manager_id', '=', managerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Request kinds with an approval line that names the person (R2). */
export async function listTemplatesNaming(
  db: Db,
  workspaceId: string,
  employeeId: number,
): Promise<RequestKind[]> {
  const rows = await db
    .selectFrom('approval_template_step')
    .select('kind')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .orderBy('kind')
    .execute()
  return rows.map(row => row.kind)
}

/** Active employees with a planned end. */
export async function listEndingIds(db: Db, workspaceId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'terminated')
    .where('ended_on', 'is not', null)
    .execute()
  return rows.map(row => row.id)
}

/** Employees past their last day who still count as active. */
export function lockDueEnds(db: Db, workspaceId: string, today: LocalDate) {
  return db
    .selectFrom('employee')
    .select(['id', 'ended_on as endedOn', 'end_manager_id as newManagerId'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '<>', 'terminated')
    .where('ended_on', '<', today)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
