// A role about to be changed: it exists, is locked, and the caller has its permissions (P4).
import type { Permission } from '@hr/domain/access/can.ts'
import { roleRefusal } from '@hr/domain/access/role-change-refusal.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { lockAccess } from './last-administrator.ts'
import { findRole, listPermissionsOfRole } from './role.store.ts'
import type { RoleRow } from './role.store.ts'

type LoadedRole = { readonly role: RoleRow; readonly permissions: readonly Permission[] }

/** Throws NOT_FOUND. */
export async function loadRole(db: Scope, id: string): Promise<LoadedRole> {
  const role = orNotFound(await findRole(db, id))
  return { role, permissions: await listPermissionsOfRole(db, id) }
}

/** Waits for concurrent changes of roles. Throws NOT_FOUND. */
export async function lockRole(db: Scope, id: string): Promise<LoadedRole> {
  await lockAccess(db)
  return loadRole(db, id)
}

/** Throws NOT_FOUND, MORE_THAN_HELD. */
export async function lockHeldRole(db: Scope, caller: AppCaller, id: string): Promise<LoadedRole> {
  const given = await lockRole(db, id)
  const refusal = roleRefusal(caller.access, given.permissions)
  if (refusal) throw new Refusal(refusal)
  return given
}
