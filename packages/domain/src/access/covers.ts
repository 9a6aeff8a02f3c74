// Setting a password or e-mail lets the caller become that person, so the caller must hold all their permissions (P4).
import { can } from './can.ts'
import type { Access, Permission } from './can.ts'
import { actions, amsPageGroups, pageGroups } from './page-groups.ts'
import { actionsOfGroup } from './permission-catalogue.ts'

const groups = [...pageGroups, ...amsPageGroups]

/** Does `own` have everything that `other` has? An administrator covers everybody; nobody else covers one. */
export function covers(own: Access, other: Access): boolean {
  if (own.isAdmin) return true
  return !other.isAdmin && other.permissions.every(permission => holds(own, permission))
}

/** A group or action that the catalogue no longer has opens nothing, so everybody has it. `all` is every action. */
function holds(own: Access, { groupName, name }: Permission): boolean {
  const group = groups.find(known => known === groupName)
  const action = actions.find(known => known === name)
  if (!group || !action || can(own, group, action)) return true
  const single = action === 'all' ? actionsOfGroup(group) : []
  return single.length > 0 && single.every(one => can(own, group, one))
}
