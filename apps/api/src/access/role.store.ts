// The SQL of roles and their permissions; role-member.store.ts has the members (P4).
import type { Permission } from '@hr/domain/access/can.ts'
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export type RoleRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly nameLo: string
  readonly description: string
  readonly requiresSecondStep: boolean
  readonly memberCount: number
}

const roles = (db: Scope) =>
  db.from('role as r').select(eb => [
    'r.id',
    'r.code',
    'r.name',
    'r.name_lo as nameLo',
    'r.description',
    'r.requires_second_step as requiresSecondStep',
    eb
      .selectFrom('employee_role as er')
      .whereRef('er.workspace_id', '=', 'r.workspace_id')
      .whereRef('er.role_id', '=', 'r.id')
      .select(one => one.fn.countAll<number>().as('count'))
      .as('memberCount'),
  ])

const toRoleRow = (row: Omit<RoleRow, 'memberCount'> & { memberCount: number | null }): RoleRow => ({
  ...row,
  memberCount: row.memberCount ?? 0,
})

export async function listRoleRows(db: Scope): Promise<RoleRow[]> {
  return (await roles(db).execute()).map(toRoleRow)
}

export async function findRole(db: Scope, id: string): Promise<RoleRow | undefined> {
  const row = await roles(db).where('r.id', '=', id).executeTakeFirst()
  return row && toRoleRow(row)
}

/** Roles that an employee has and that give the action of one of the groups. */
export const listRolesWith = (db: Scope, groups: readonly PageGroup[], action: Action) =>
  db
    .from('role as r')
    .select(['r.id', 'r.name', 'r.name_lo as nameLo'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('role_permission as rp')
          .select('rp.role_id')
          .whereRef('rp.workspace_id', '=', 'r.workspace_id')
          .whereRef('rp.role_id', '=', 'r.id')
          .where('rp.group_name', 'in', groups)
          .where('rp.action', 'in', [action, 'all']),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employee_role as er')
          .innerJoin('employee as e', join =>
            join
              .onRef('e.workspace_id', '=', 'er.workspace_id')
              .onRef('e.id', '=', 'er.employee_id')
              .on(isEmployed('e')),
          )
          .select('er.role_id')
          .whereRef('er.workspace_id', '=', 'r.workspace_id')
          .whereRef('er.role_id', '=', 'r.id'),
      ),
    )
    .orderBy('r.name')
    .execute()

/** Role ids by code. */
export async function listRoleIds(db: Scope): Promise<ReadonlyMap<string, string>> {
  const rows = await db.from('role').select(['code', 'id']).execute()
  return new Map(rows.map(row => [row.code, row.id]))
}

/** By role; a role without permissions is missing. */
export async function listPermissionsOfRoles(
  db: Scope,
  roleIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly Permission[]>> {
  const rows = await db
    .from('role_permission')
    .select(['role_id', 'group_name as groupName', 'action as name'])
    .$if(roleIds !== undefined, query => query.where('role_id', 'in', [...(roleIds ?? [])]))
    .orderBy('group_name')
    .orderBy('action')
    .execute()
  const byRole = Map.groupBy(rows, row => row.role_id)
  return new Map(
    [...byRole].map(([roleId, own]) => [roleId, own.map(({ groupName, name }) => ({ groupName, name }))]),
  )
}

export async function listPermissionsOfRole(db: Scope, roleId: string): Promise<readonly Permission[]> {
  return (await listPermissionsOfRoles(db, [roleId])).get(roleId) ?? []
}

export async function insertRole(db: Db, row: Insertable<Tables['role']>): Promise<void> {
  await db.insertInto('role').values(row).execute()
}

export async function updateRoleRow(
  db: Scope,
  id: string,
  row: Pick<RoleRow, 'name' | 'nameLo' | 'description' | 'requiresSecondStep'>,
): Promise<void> {
  await db
    .update('role')
    .set({
      name: row.name,
      name_lo: row.nameLo,
      description: row.description,
      requires_second_step: row.requiresSecondStep,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteRoleRow(db: Scope, id: string): Promise<void> {
  await db.delete('role').where('id', '=', id).execute()
}

export async function replaceRolePermissions(
  db: Scope,
  roleId: string,
  permissions: readonly Permission[],
): Promise<void> {
  await db.delete('role_permission').where('role_id', '=', roleId).execute()
  if (permissions.length === 0) return
  await db
    .insertInto('role_permission')
    .values(
      permissions.map(({ groupName, name }) => ({
        workspace_id: db.workspaceId,
        role_id: roleId,
        group_name: groupName,
        action: name,
      })),
    )
    .execute()
}

/** Keeps existing memberships; returns the new ones. */
export async function insertEmployeeRoles(
  db: Scope,
  rows: readonly { readonly employeeId: number; readonly roleId: string }[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await db
    .insertInto('employee_role')
    .values(
      rows.map(({ employeeId, roleId }) => ({
        workspace_id: db.workspaceId,
        employee_id: employeeId,
        role_id: roleId,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('employee_id')
    .execute()
  return inserted.map(row => row.employee_id)
}

/** Everybody with any action on one of the page groups by a role. Finds the roles first: they are few, the members many. */
export const holdersOf = (db: Scope, groups: readonly PageGroup[]) =>
  db
    .from('employee_role as er')
    .select('er.employee_id as id')
    .distinct()
    .where(
      sql<boolean>`er.role_id = any(array(
        select role_id from role_permission
        where workspace_id = ${db.workspaceId} and group_name = any(${groups}::text[])))`,
    )

export async function listHoldersOf(db: Scope, groups: readonly PageGroup[]): Promise<number[]> {
  return (await holdersOf(db, groups).execute()).map(({ id }) => id)
}

/** Codes are part of the sign-in answer and are never reused. */
export async function hasRoleCode(db: Scope, code: string): Promise<boolean> {
  const row = await db
    .from('role')
    .select(sql`1`.as('one'))
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
