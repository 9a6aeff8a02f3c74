// Permissions (P4, P6). The client only hides by them; the server checks every call.
import * as contract from '@hr/contract/access.ts'
import { listChangingRoles as changingRoles, myPermissions } from '@hr/contract/permission.ts'
import { getProfile } from '@hr/contract/session.ts'
import { amsPageGroups, pageGroups } from '@hr/domain/access/page-groups.ts'
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { permissionDifference, permissionGroups } from '@hr/domain/access/role-permissions.ts'
import type { Caller } from '#api/http/caller.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { removeRoleMember, addRoleMembers } from './change-role-members.ts'
import { loadRole } from './load-role.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { listFullAccess, giveFullAccess, takeFullAccess } from './full-access.ts'
import { listChangingRoles } from './list-changing-roles.ts'
import { listRoleMembers } from './list-role-members.ts'
import { getRole, listRoles } from './list-roles.ts'
import { countMembersWithoutSecondStep } from './role-member.store.ts'
import { createRole, deleteRole, updateRole } from './save-role.ts'
import { toCatalogue, toGroups, toPermission } from './to-groups.ts'
import { viewAs } from './view-as.ts'
import { updateRolePermissions } from './update-role-permissions.ts'

export const accessRoutes: readonly Route[] = [
  route(getProfile, getOwnProfile),
  route(myPermissions, async ({ caller }) => permissionsOf(caller).map(toPermission)),
  route(changingRoles, listChangingRoles),
  route(contract.listPermissions, async () => toCatalogue(permissionCatalogue)),
  route(contract.listRoles, listRoles),
  route(contract.createRole, createRole),
  route(contract.getRole, getRole),
  route(contract.updateRole, updateRole),
  route(contract.countRoleSecondStep, async ({ db, input }) => {
    const { role } = await loadRole(db, input.id)
    return { people: await countMembersWithoutSecondStep(db, role.id) }
  }),
  route(contract.deleteRole, deleteRole),
  route(contract.getRolePermissions, async ({ db, input }) => {
    const { permissions } = await loadRole(db, input.id)
    return toGroups(permissionGroups(permissions, permissionCatalogue))
  }),
  route(contract.updateRolePermissions, updateRolePermissions),
  route(contract.listRoleMembers, listRoleMembers),
  route(contract.addRoleMembers, addRoleMembers),
  route(contract.removeRoleMember, removeRoleMember),
  route(contract.getRoleDifference, async ({ db, input }) => {
    const here = await loadRole(db, input.id)
    const there = await loadRole(db, input.with)
    const { onlyHere, onlyThere } = permissionDifference(here.permissions, there.permissions)
    return { onlyHere: onlyHere.map(toPermission), onlyThere: onlyThere.map(toPermission) }
  }),
  route(contract.viewAs, viewAs),
  route(contract.listFullAccess, listFullAccess),
  route(contract.giveFullAccess, giveFullAccess),
  route(contract.takeFullAccess, takeFullAccess),
]

/** An administrator has `all` of every page group of the area. */
function permissionsOf({ access, type }: Caller) {
  if (!access.isAdmin || type === 'space') return access.permissions
  return (type === 'ams' ? amsPageGroups : pageGroups).map(groupName => ({ groupName, name: 'all' }))
}
