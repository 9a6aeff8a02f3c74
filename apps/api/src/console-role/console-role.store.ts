// All SQL of console roles and their permissions (P3).
import type { Permission } from '@hr/domain/access/can.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export type ConsoleRoleRow = Awaited<ReturnType<typeof listConsoleRoleRows>>[number]

const roles = (db: Db) =>
  db
    .selectFrom('console_role as r')
    .leftJoin(
      eb =>
        eb
          .selectFrom('account')
          .select(one => ['console_role_id', one.fn.countAll<number>().as('users')])
          .where('console_role_id', 'is not', null)
          .groupBy('console_role_id')
          .as('u'),
      join => join.onRef('u.console_role_id', '=', 'r.id'),
    )
    .select(eb => [
      'r.id',
      'r.code',
      'r.name',
      'r.name_lo as nameLo',
      'r.description',
      eb.fn.coalesce('u.users', eb.lit(0)).as('userCount'),
    ])

export const listConsoleRoleRows = (db: Db) => roles(db).orderBy('r.name').orderBy('r.id').execute()

export const findConsoleRole = (db: Db, id: string) => roles(db).where('r.id', '=', id).executeTakeFirst()

/** By role; a role without permissions is missing. */
export async function listPermissionsOfConsoleRoles(
  db: Db,
): Promise<ReadonlyMap<string, readonly Permission[]>> {
  const rows = await db
    .selectFrom('console_role_permission')
    .select(['role_id', 'group_name as groupName', 'action as name'])
    .orderBy('group_name')
    .orderBy('action')
    .execute()
  const byRole = Map.groupBy(rows, row => row.role_id)
  return new Map(
    [...byRole].map(([id, own]) => [id, own.map(({ groupName, name }) => ({ groupName, name }))]),
  )
}

export async function listPermissionsOfConsoleRole(
  db: Db,
  roleId: string | null,
): Promise<readonly Permission[]> {
  if (roleId === null) return []
  return (await listPermissionsOfConsoleRoles(db)).get(roleId) ?? []
}

export async function hasConsoleRoleCode(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('console_role').select('id').where('code', '=', code).executeTakeFirst()
  return row !== undefined
}

export async function insertConsoleRole(db: Db, row: Insertable<Tables['console_role']>): Promise<void> {
  await db.insertInto('console_role').values(row).execute()
}

export async function updateConsoleRoleRow(
  db: Db,
  id: string,
  row: Pick<Updateable<Tables['console_role']>, 'name' | 'name_lo' | 'description'>,
): Promise<void> {
  await db.updateTable('console_role').set(row).where('id', '=', id).execute()
}

export async function deleteConsoleRoleRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('console_role').where('id', '=', id).execute()
}

export async function replaceConsolePermissions(
  db: Db,
  roleId: string,
  permissions: readonly Permission[],
): Promise<void> {
  await db.deleteFrom('console_role_permission').where('role_id', '=', roleId).execute()
  if (permissions.length === 0) return
  await db
    .insertInto('console_role_permission')
    .values(
      permissions.map(({ groupName, name }) => ({ role_id: roleId, group_name: groupName, action: name })),
    )
    .execute()
}
