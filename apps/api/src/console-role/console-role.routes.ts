// Roles of the operator console, and who may do what in it (P3).
import * as contract from '@hr/contract/console-role.ts'
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { permissionGroups, permissionId, singlePermissions } from '@hr/domain/access/role-permissions.ts'
import { toCatalogue, toGroups } from '#api/access/to-groups.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listConsoleRoleRows, listPermissionsOfConsoleRoles } from './console-role.store.ts'
import { loadConsoleRole } from './held-console-role.ts'
import { createConsoleRole, deleteConsoleRole, updateConsoleRole } from './save-console-role.ts'
import { toConsoleRole } from './to-console-role.ts'
import { updateConsoleRolePermissions } from './update-console-role-permissions.ts'

export const consoleRoleRoutes: readonly Route[] = [
  route(contract.listConsoleRoles, async ({ db, caller }) => {
    const permissions = await listPermissionsOfConsoleRoles(db)
    const rows = await listConsoleRoleRows(db)
    return rows.map(row => toConsoleRole(row, permissions.get(row.id) ?? [], caller.access))
  }),
  route(contract.createConsoleRole, createConsoleRole),
  route(contract.updateConsoleRole, updateConsoleRole),
  route(contract.deleteConsoleRole, deleteConsoleRole),
  route(contract.getConsoleRolePermissions, async ({ db, input }) => {
    const { permissions } = await loadConsoleRole(db, input.id)
    return toGroups(permissionGroups(permissions, consoleCatalogue))
  }),
  route(contract.updateConsoleRolePermissions, updateConsoleRolePermissions),
  route(contract.listConsolePermissions, async ({ db }) => {
    const permissions = await listPermissionsOfConsoleRoles(db)
    const roles = (await listConsoleRoleRows(db)).map(({ id, name, nameLo }) => ({
      id,
      name,
      nameLo,
      held: singlePermissions(permissions.get(id) ?? []),
    }))
    return toCatalogue(consoleCatalogue).map(group => ({
      ...group,
      roles: roles.flatMap(({ held, ...role }) => {
        const own = held.filter(({ groupName }) => groupName === group.groupName)
        return own.length > 0 ? [{ ...role, permissionIds: own.map(permissionId) }] : []
      }),
    }))
  }),
]
