// Creates, renames or deletes a role (P4). The creator of a copy must hold the permissions of the original.
import type { createRole, deleteRole, updateRole } from '@hr/contract/access.ts'
import { storedPermissions, permissionId } from '@hr/domain/access/role-permissions.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { loadRole, lockHeldRole } from './load-role.ts'
import { lockAccess } from './last-administrator.ts'
import { publishAccess } from './publish-access.ts'
import { newRoleCode, refusingTakenName } from './role-name.ts'
import {
  deleteRoleRow,
  hasRoleCode,
  insertRole,
  replaceRolePermissions,
  updateRoleRow,
} from './role.store.ts'
import { isDefaultRole, toRole } from './to-role.ts'

/** Throws ALREADY_EXISTS, NOT_FOUND for an unknown `copyOf`, MORE_THAN_HELD. */
export const roleCreated: Handler<typeof createRole> = async context => {
  const { db, caller, input, language, services } = context
  const { workspaceId } = caller
  await lockAccess(db)
  const copied = input.copyOf ? (await lockHeldRole(db, caller, input.copyOf)).permissions : []
  const permissions = storedPermissions(copied)
  const id = newId()
  const { name, nameLo, description } = input
  const code = await newRoleCode(name, wish => hasRoleCode(db, wish))
  await refusingTakenName(language, () =>
    insertRole(db, { workspace_id: workspaceId, id, code, name, name_lo: nameLo, description }),
  )
  await replaceRolePermissions(db, id, permissions)
  await writeAudit(db, {
    operation: 'CREATE',
    entity: 'role',
    entityId: id,
    after: { code, name, nameLo, description, permissions: permissions.map(permissionId) },
  })
  await publishAccess(db, services.config, [])
  const { role } = await loadRole(db, id)
  return toRole(role, permissions, caller.access)
}

/** Throws NOT_FOUND, MORE_THAN_HELD, ALREADY_EXISTS. */
export const roleUpdated: Handler<typeof updateRole> = async context => {
  const { db, caller, input, language, services } = context
  const { role, permissions } = await lockHeldRole(db, caller, input.id)
  const { name, nameLo, description } = input
  const after = { name, nameLo, description }
  await refusingTakenName(language, () => updateRoleRow(db, role.id, after))
  await writeAudit(db, {
    operation: 'UPDATE',
    entity: 'role',
    entityId: role.id,
    before: { name: role.name, nameLo: role.nameLo, description: role.description },
    after,
  })
  await publishAccess(db, services.config, [])
  return toRole({ ...role, ...after }, permissions, caller.access)
}

/** Throws NOT_FOUND, DEFAULT_ROLE, IN_USE while it has members, MORE_THAN_HELD. */
export const roleDeleted: Handler<typeof deleteRole> = async context => {
  const { db, caller, input, services } = context
  const { role, permissions } = await lockHeldRole(db, caller, input.id)
  if (isDefaultRole(role)) throw new Refusal('DEFAULT_ROLE')
  if (role.memberCount > 0) throw new Refusal('IN_USE')
  await deleteRoleRow(db, role.id)
  const { code, name, nameLo, description } = role
  await writeAudit(db, {
    operation: 'DELETE',
    entity: 'role',
    entityId: role.id,
    before: { code, name, nameLo, description, permissions: permissions.map(permissionId) },
  })
  await publishAccess(db, services.config, [])
  return {}
}
