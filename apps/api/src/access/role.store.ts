// All SQL of roles and of who holds them (P4).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Ids of the roles by their code. */
export async function listRoleIds(db: Db, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('role')
    .select(['code', 'id'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return new Map(rows.map(row => [row.code, row.id]))
}

/** What somebody holds already stays as it is. */
export async function insertEmployeeRoles(
  db: Db,
  workspaceId: string,
  rows: readonly { readonly employeeId: number; readonly roleId: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('employee_role')
    .values(
      rows.map(({ employeeId, roleId }) => ({
        workspace_id: workspaceId,
        employee_id: employeeId,
        role_id: roleId,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
