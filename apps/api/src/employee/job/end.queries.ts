// Data for the end of an employment: reports, headed units, who leaves (P8).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'

/** Past, present and planned reports of the manager. */
export async function listReportIds(db: Scope, managerId: number): Promise<number[]> {
  const rows = await db
    .from('employee_job')
    .select('employee_id as id')
    .distinct()
    .where('line_manager_id', '=', managerId)
    .orderBy('employee_id')
    .execute()
  return rows.map(row => row.id)
}

export function listHeadedUnits(db: Scope, managerId: number) {
  return db
    .from('org_node')
    .select(['id', 'name', 'name_lo as nameLo'])
    .where('manager_id', '=', managerId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Request kinds with an approval line that names the person (R2). */
export async function listTemplatesNaming(db: Scope, employeeId: number): Promise<RequestKind[]> {
  const rows = await db
    .from('approval_template_step')
    .select('kind')
    .distinct()
    .where('employee_id', '=', employeeId)
    .orderBy('kind')
    .execute()
  return rows.map(row => row.kind)
}

/** Active employees with a planned end. */
export async function listEndingIds(db: Scope): Promise<number[]> {
  const rows = await db
    .from('employee')
    .select('id')
    .where('status', '<>', 'terminated')
    .where('ended_on', 'is not', null)
    .execute()
  return rows.map(row => row.id)
}

/** Employees past their last day who still count as active. */
export function lockDueEnds(db: Scope, today: LocalDate) {
  return db
    .from('employee')
    .select(['id', 'ended_on as endedOn', 'end_manager_id as newManagerId'])
    .where('status', '<>', 'terminated')
    .where('ended_on', '<', today)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
