// A role about to be changed or assigned: it exists, and the caller has its permissions (P3, P4).
import type { Access, Permission } from '@hr/domain/access/can.ts'
import { roleRefusal } from '@hr/domain/access/role-change-refusal.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findConsoleRole, listPermissionsOfConsoleRole } from './console-role.store.ts'
import type { ConsoleRoleRow } from './console-role.store.ts'

type LoadedConsoleRole = { readonly role: ConsoleRoleRow; readonly permissions: readonly Permission[] }

/** Throws NOT_FOUND. */
export async function loadConsoleRole(db: Scope, id: string): Promise<LoadedConsoleRole> {
  const role = orNotFound(await findConsoleRole(db, id))
  return { role, permissions: await listPermissionsOfConsoleRole(db, id) }
}

/** Call after lockConsole. Throws NOT_FOUND, MORE_THAN_HELD. */
export async function heldConsoleRole(db: Scope, own: Access, id: string): Promise<LoadedConsoleRole> {
  const loaded = await loadConsoleRole(db, id)
  const refusal = roleRefusal(own, loaded.permissions)
  if (refusal) throw new Refusal(refusal)
  return loaded
}
