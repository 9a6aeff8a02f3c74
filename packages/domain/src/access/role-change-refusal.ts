// Nobody gives or takes what they do not hold themselves (P4).
import type { Access, Permission } from './can.ts'
import { covers } from './covers.ts'
import { permissionDifference } from './role-permissions.ts'

/** The permissions of a role, replaced: what is added and what goes must be held by whoever changes it. */
export function permissionChangeRefusal(
  own: Access,
  before: readonly Permission[],
  after: readonly Permission[],
): 'MORE_THAN_HELD' | undefined {
  const { onlyHere, onlyThere } = permissionDifference(before, after)
  const changed = { isAdmin: false, permissions: [...onlyHere, ...onlyThere] }
  return covers(own, changed) ? undefined : 'MORE_THAN_HELD'
}

/** A role renamed, deleted, given or taken: all of it must be held. */
export const roleRefusal = (own: Access, permissions: readonly Permission[]): 'MORE_THAN_HELD' | undefined =>
  covers(own, { isAdmin: false, permissions }) ? undefined : 'MORE_THAN_HELD'
