// Replaces the permissions of a role; the caller must hold every permission added or removed (P4).
import type { updateRolePermissions } from '@hr/contract/access.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import { permissionChangeRefusal } from '@hr/domain/access/role-change-refusal.ts'
import {
  permissionDifference,
  permissionGroups,
  permissionId,
  permissionOf,
  storedPermissions,
} from '@hr/domain/access/role-permissions.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { lockRole } from './load-role.ts'
import { refuseLosingRoleEdit } from './refuse-losing-role-edit.ts'
import { publishAccess } from './publish-access.ts'
import { listMemberIds } from './role-member.store.ts'
import { replaceRolePermissions } from './role.store.ts'
import { toGroups } from './to-groups.ts'

const permissionsOf = (ids: readonly string[]) => ids.flatMap(id => permissionOf(id) ?? [])

function isOther(one: readonly Permission[], other: readonly Permission[]): boolean {
  const { onlyHere, onlyThere } = permissionDifference(one, other)
  return onlyHere.length + onlyThere.length > 0
}

/** Applies to the next call: every call reads permissions. Throws LAST_ADMINISTRATOR and STALE as well. */
export const rolePermissionsUpdated: Handler<typeof updateRolePermissions> = async context => {
  const { db, caller, input, services } = context
  const { role, permissions: before } = await lockRole(db, input.id)
  if (input.before !== undefined && isOther(permissionsOf(input.before), before)) throw new Refusal('STALE')
  const after = storedPermissions(permissionsOf(input.permissionIds))
  const refusal = permissionChangeRefusal(caller.access, before, after)
  if (refusal) throw new Refusal(refusal)
  const { onlyHere: taken, onlyThere: given } = permissionDifference(before, after)
  if (taken.length === 0 && given.length === 0) return toGroups(permissionGroups(before))
  await replaceRolePermissions(db, role.id, after)
  await refuseLosingRoleEdit(db, services, caller)
  await writeAudit(db, {
    operation: 'UPDATE',
    entity: 'role',
    entityId: role.id,
    before: { permissions: taken.map(permissionId) },
    after: { permissions: given.map(permissionId) },
  })
  await publishAccess(db, services.config, await listMemberIds(db, role.id))
  return toGroups(permissionGroups(after))
}
