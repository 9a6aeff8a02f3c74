// The roles of many people, by name.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type NamedRole = { readonly id: string; readonly name: string; readonly nameLo: string }

export async function listRolesOfPeople(
  db: Kysely<Tables>,
  workspaceId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedRole[]>> {
  const rows = await db
    .selectFrom('employee_role as er')
    .innerJoin('role as r', join =>
      join.onRef('r.workspace_id', '=', 'er.workspace_id').onRef('r.id', '=', 'er.role_id'),
    )
    .select(['er.employee_id as employeeId', 'r.id', 'r.name', 'r.name_lo as nameLo'])
    .where('er.workspace_id', '=', workspaceId)
    .where(sql<boolean>`er.employee_id = any(${ids}::integer[])`)
    .orderBy('r.name')
    .execute()
  return Map.groupBy(rows, row => row.employeeId)
}
