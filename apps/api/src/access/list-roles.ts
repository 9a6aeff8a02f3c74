import type * as contract from '@hr/contract/access.ts'
import type { Handler } from '#api/http/context.ts'
import { loadRole } from './load-role.ts'
import { listPermissionsOfRoles, listRoleRows } from './role.store.ts'
import { inOrder, toRole } from './to-role.ts'

export const listRoles: Handler<typeof contract.listRoles> = async ({ db, caller }) => {
  const rows = await listRoleRows(db)
  const permissions = await listPermissionsOfRoles(db)
  return inOrder(rows.map(row => toRole(row, permissions.get(row.id) ?? [], caller.access)))
}

export const getRole: Handler<typeof contract.getRole> = async ({ db, caller, input }) => {
  const { role, permissions } = await loadRole(db, input.id)
  return toRole(role, permissions, caller.access)
}
