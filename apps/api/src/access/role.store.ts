// All SQL of roles and of who holds them (P4).
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
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

/** Everybody who holds any action on the page group by a role. */
export async function listHoldersOf(db: Db, workspaceId: string, group: PageGroup): Promise<number[]> {
  const rows = await db
    .selectFrom('employee_role as er')
    .innerJoin('role_permission as rp', join =>
      join.onRef('rp.workspace_id', '=', 'er.workspace_id').onRef('rp.role_id', '=', 'er.role_id'),
    )
    .select('er.employee_id')
    .distinct()
    .where('er.workspace_id', '=', workspaceId)
    .where('rp.group_name', '=', group)
    .execute()
  return rows.map(row => row.employee_id)
}
