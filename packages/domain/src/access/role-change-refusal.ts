// Nobody grants or removes a permission they do not hold (P4).
import type { Access, Permission } from './can.ts'
import { covers } from './covers.ts'
import { permissionDifference } from './role-permissions.ts'

/** Replacing the permissions of a role: the caller must hold every permission added or removed. */
export function permissionChangeRefusal(
  own: Access,
  before: readonly Permission[],
  after: readonly Permission[],
): 'MORE_THAN_HELD' | undefined {
  const { onlyHere, onlyThere } = permissionDifference(before, after)
  const changed = { isAdmin: false, permissions: [...onlyHere, ...onlyThere] }
  return covers(own, changed) ? undefined : 'MORE_THAN_HELD'
}

/** Renaming, deleting, assigning or removing a role: the caller must hold all of it. */
export const roleRefusal = (own: Access, permissions: readonly Permission[]): 'MORE_THAN_HELD' | undefined =>
  covers(own, { isAdmin: false, permissions }) ? undefined : 'MORE_THAN_HELD'
