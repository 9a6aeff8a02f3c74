// Replaces the permissions of a role; the caller must hold every permission added or removed (P4).
import type { updateRolePermissions as endpoint } from '@hr/contract/access.ts'
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { permissionGroups, permissionId } from '@hr/domain/access/role-permissions.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { lockRole } from './load-role.ts'
import { permissionChange } from './permission-change.ts'
import { refuseLosingRoleEdit } from './refuse-losing-role-edit.ts'
import { publishAccess } from './publish-access.ts'
import { listMemberIds } from './role-member.store.ts'
import { replaceRolePermissions } from './role.store.ts'
import { toGroups } from './to-groups.ts'

/** Applies to the next call: every call reads permissions. Throws LAST_ADMINISTRATOR and STALE as well. */
export const updateRolePermissions: Handler<typeof endpoint> = async context => {
  const { db, caller, input, services } = context
  const { role, permissions: before } = await lockRole(db, input.id)
  const { after, given, taken } = permissionChange(caller.access, before, input, permissionCatalogue)
  const groups = toGroups(permissionGroups(after, permissionCatalogue))
  if (taken.length === 0 && given.length === 0) return groups
  await replaceRolePermissions(db, role.id, after)
  await refuseLosingRoleEdit(db, services, caller)
  await auditUpdate(db, 'role', role.id, {
    before: { permissions: taken.map(permissionId) },
    after: { permissions: given.map(permissionId) },
  })
  await publishAccess(db, services.config, await listMemberIds(db, role.id))
  return groups
}
