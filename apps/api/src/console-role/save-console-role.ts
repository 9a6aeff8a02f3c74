// Creates, renames or deletes a role of the console (P3). The creator of a copy must hold its permissions.
import * as contract from '@hr/contract/console-role.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { permissionId, storedPermissions } from '@hr/domain/access/role-permissions.ts'
import { newRoleCode } from '#api/access/role-name.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import { Refusal } from '#api/http/refusal.ts'
import {
  deleteConsoleRoleRow,
  hasConsoleRoleCode,
  insertConsoleRole,
  replaceConsolePermissions,
  updateConsoleRoleRow,
} from './console-role.store.ts'
import { heldConsoleRole } from './held-console-role.ts'
import { lockConsole } from './lock-console.ts'
import { toConsoleRole } from './to-console-role.ts'

const refusingTakenName = (language: Language, save: () => Promise<void>) =>
  refusingTaken(language, { console_role_name: 'name' }, save)

/** Throws ALREADY_EXISTS, NOT_FOUND for an unknown `copyOf`, MORE_THAN_HELD. */
export const createConsoleRole: Handler<typeof contract.createConsoleRole> = async context => {
  const { db, caller, input, language } = context
  const access = await lockConsole(db, caller, contract.createConsoleRole)
  const copied = input.copyOf ? (await heldConsoleRole(db, access, input.copyOf)).permissions : []
  const permissions = storedPermissions(copied)
  const id = newId()
  const { name, nameLo, description } = input
  const code = await newRoleCode(name, wish => hasConsoleRoleCode(db, wish))
  await refusingTakenName(language, () =>
    insertConsoleRole(db, { id, code, name, name_lo: nameLo, description, created_at: db.now }),
  )
  await replaceConsolePermissions(db, id, permissions)
  await auditCreate(db, 'console_role', id, {
    code,
    name,
    nameLo,
    description,
    permissions: permissions.map(permissionId),
  })
  return toConsoleRole({ id, code, name, nameLo, description, userCount: 0 }, permissions, access)
}

/** Throws NOT_FOUND, MORE_THAN_HELD, ALREADY_EXISTS. */
export const updateConsoleRole: Handler<typeof contract.updateConsoleRole> = async context => {
  const { db, caller, input, language } = context
  const access = await lockConsole(db, caller, contract.updateConsoleRole)
  const { role, permissions } = await heldConsoleRole(db, access, input.id)
  const { name, nameLo, description } = input
  await refusingTakenName(language, () =>
    updateConsoleRoleRow(db, role.id, { name, name_lo: nameLo, description }),
  )
  await auditUpdate(db, 'console_role', role.id, {
    before: { name: role.name, nameLo: role.nameLo, description: role.description },
    after: { name, nameLo, description },
  })
  return toConsoleRole({ ...role, name, nameLo, description }, permissions, access)
}

/** Throws NOT_FOUND, IN_USE while users have it, MORE_THAN_HELD. */
export const deleteConsoleRole: Handler<typeof contract.deleteConsoleRole> = async ({
  db,
  caller,
  input,
}) => {
  const access = await lockConsole(db, caller, contract.deleteConsoleRole)
  const { role, permissions } = await heldConsoleRole(db, access, input.id)
  if (role.userCount > 0) throw new Refusal('IN_USE')
  await deleteConsoleRoleRow(db, role.id)
  const { code, name, nameLo, description } = role
  await auditDelete(db, 'console_role', role.id, {
    code,
    name,
    nameLo,
    description,
    permissions: permissions.map(permissionId),
  })
  return {}
}
