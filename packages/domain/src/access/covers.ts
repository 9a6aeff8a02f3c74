// Whoever sets somebody's password or sign-in address can become that person: only upwards of, or beside, them (P4).
import { can } from './can.ts'
import type { Access, Permission } from './can.ts'
import { actions, amsPageGroups, pageGroups } from './page-groups.ts'

const groups = [...pageGroups, ...amsPageGroups]

/** Does `own` hold everything that `other` holds? An administrator covers everybody; nobody else covers one. */
export function covers(own: Access, other: Access): boolean {
  if (own.isAdmin) return true
  return !other.isAdmin && other.permissions.every(permission => holds(own, permission))
}

/** A group or action that the catalogue no longer has opens nothing, so everybody holds it. */
function holds(own: Access, { groupName, name }: Permission): boolean {
  const group = groups.find(known => known === groupName)
  const action = actions.find(known => known === name)
  return !group || !action || can(own, group, action)
}
