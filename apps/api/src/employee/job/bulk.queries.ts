// The roles of many people, by name.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

type NamedRole = { readonly id: string; readonly name: string; readonly nameLo: string }

export async function listRolesOfPeople(
  db: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedRole[]>> {
  const rows = await db
    .from('employee_role as er')
    .innerJoin('role as r', join =>
      join.onRef('r.workspace_id', '=', 'er.workspace_id').onRef('r.id', '=', 'er.role_id'),
    )
    .select(['er.employee_id as employeeId', 'r.id', 'r.name', 'r.name_lo as nameLo'])
    .where(sql<boolean>`er.employee_id = any(${ids}::integer[])`)
    .orderBy('r.name')
    .execute()
  return Map.groupBy(rows, row => row.employeeId)
}
