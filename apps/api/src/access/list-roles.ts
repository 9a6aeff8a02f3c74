import type { getRole, listRoles } from '@hr/contract/access.ts'
import type { Handler } from '#api/http/context.ts'
import { loadRole } from './load-role.ts'
import { listPermissionsOfRoles, listRoleRows } from './role.store.ts'
import { inOrder, toRole } from './to-role.ts'

export const rolesFound: Handler<typeof listRoles> = async ({ db, caller }) => {
  const rows = await listRoleRows(db)
  const permissions = await listPermissionsOfRoles(db)
  return inOrder(rows.map(row => toRole(row, permissions.get(row.id) ?? [], caller.access)))
}

export const roleFound: Handler<typeof getRole> = async ({ db, caller, input }) => {
  const { role, permissions } = await loadRole(db, input.id)
  return toRole(role, permissions, caller.access)
}
