// Creates, renames or deletes a role (P4). The creator of a copy must hold the permissions of the original.
import type * as contract from '@hr/contract/access.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import { storedPermissions, permissionId } from '@hr/domain/access/role-permissions.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
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
import type { RoleRow } from './role.store.ts'
import { isDefaultRole, toRole } from './to-role.ts'

type RoleFacts = Pick<RoleRow, 'code' | 'name' | 'nameLo' | 'description' | 'requiresSecondStep'>

/** What the form changes, as in the audit log. */
const namedFacts = ({ name, nameLo, description, requiresSecondStep }: Omit<RoleFacts, 'code'>) => ({
  name,
  nameLo,
  description,
  requiresSecondStep,
})

const wholeRole = (role: RoleFacts, permissions: readonly Permission[]) => ({
  code: role.code,
  ...namedFacts(role),
  permissions: permissions.map(permissionId),
})

/** Throws ALREADY_EXISTS, NOT_FOUND for an unknown `copyOf`, MORE_THAN_HELD. */
export const createRole: Handler<typeof contract.createRole> = async context => {
  const { db, caller, input, language, services } = context
  const { workspaceId } = caller
  await lockAccess(db)
  const copied = input.copyOf ? await lockHeldRole(db, caller, input.copyOf) : undefined
  const permissions = storedPermissions(copied?.permissions ?? [])
  const id = newId()
  const { name, nameLo, description, requiresSecondStep = copied?.role.requiresSecondStep ?? false } = input
  const code = await newRoleCode(name, wish => hasRoleCode(db, wish))
  await refusingTakenName(language, () =>
    insertRole(db, {
      workspace_id: workspaceId,
      id,
      code,
      name,
      name_lo: nameLo,
      description,
      requires_second_step: requiresSecondStep,
    }),
  )
  await replaceRolePermissions(db, id, permissions)
  await auditCreate(
    db,
    'role',
    id,
    wholeRole({ code, name, nameLo, description, requiresSecondStep }, permissions),
  )
  await publishAccess(db, services.config, [])
  const { role } = await loadRole(db, id)
  return toRole(role, permissions, caller.access)
}

/** Throws NOT_FOUND, MORE_THAN_HELD, ALREADY_EXISTS. */
export const updateRole: Handler<typeof contract.updateRole> = async context => {
  const { db, caller, input, language, services } = context
  const { role, permissions } = await lockHeldRole(db, caller, input.id)
  const { name, nameLo, description, requiresSecondStep = role.requiresSecondStep } = input
  const after = { name, nameLo, description, requiresSecondStep }
  await refusingTakenName(language, () => updateRoleRow(db, role.id, after))
  await auditUpdate(db, 'role', role.id, { before: namedFacts(role), after })
  await publishAccess(db, services.config, [])
  return toRole({ ...role, ...after }, permissions, caller.access)
}

/** Throws NOT_FOUND, DEFAULT_ROLE, IN_USE while it has members, MORE_THAN_HELD. */
export const deleteRole: Handler<typeof contract.deleteRole> = async context => {
  const { db, caller, input, services } = context
  const { role, permissions } = await lockHeldRole(db, caller, input.id)
  if (isDefaultRole(role)) throw new Refusal('DEFAULT_ROLE')
  if (role.memberCount > 0) throw new Refusal('IN_USE')
  await deleteRoleRow(db, role.id)
  await auditDelete(db, 'role', role.id, wholeRole(role, permissions))
  await publishAccess(db, services.config, [])
  return {}
}
