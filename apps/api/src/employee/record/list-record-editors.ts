// Record editors: active employees with EMPLOYEE edit, by role or as administrator (P7).
import { sql } from 'kysely'
import { listAdministratorIds } from '#api/access/administrators.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export async function listRecordEditors(db: Scope, fullAccessEmployeeId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct e.id from employee e
    join employee_role er on er.workspace_id = e.workspace_id and er.employee_id = e.id
    join role_permission rp on rp.workspace_id = er.workspace_id and rp.role_id = er.role_id
    where e.workspace_id = ${db.workspaceId} and ${isEmployed('e')}
      and rp.group_name = 'EMPLOYEE' and rp.action in ('edit', 'all')`.execute(db)
  const administrators = await listAdministratorIds(db, fullAccessEmployeeId)
  return [...new Set([...rows.map(row => row.id), ...administrators])].toSorted((one, other) => one - other)
}
