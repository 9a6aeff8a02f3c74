// Permissions (P4, P6). The client only hides by them; the server checks every call.
import {
  addRoleMembers,
  countRoleSecondStep,
  createRole,
  deleteRole,
  getRole,
  getRoleDifference,
  getRolePermissions,
  giveFullAccess,
  listFullAccess,
  listPermissions,
  listRoleMembers,
  listRoles,
  removeRoleMember,
  takeFullAccess,
  updateRole,
  updateRolePermissions,
  viewAs,
} from '@hr/contract/access.ts'
import { myPermissions } from '@hr/contract/permission.ts'
import { getProfile } from '@hr/contract/session.ts'
import { amsPageGroups, pageGroups } from '@hr/domain/access/page-groups.ts'
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { permissionDifference, permissionGroups } from '@hr/domain/access/role-permissions.ts'
import type { Caller } from '#api/http/caller.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { roleMemberRemoved, roleMembersAdded } from './change-role-members.ts'
import { loadRole } from './load-role.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { administratorsFound, fullAccessGiven, fullAccessTaken } from './full-access.ts'
import { roleMembersFound } from './list-role-members.ts'
import { roleFound, rolesFound } from './list-roles.ts'
import { countMembersWithoutSecondStep } from './role-member.store.ts'
import { roleCreated, roleDeleted, roleUpdated } from './save-role.ts'
import { toCatalogue, toGroups, toPermission } from './to-groups.ts'
import { viewAsStarted } from './start-view-as.ts'
import { rolePermissionsUpdated } from './update-role-permissions.ts'

export const accessRoutes: readonly Route[] = [
  route(getProfile, getOwnProfile),
  route(myPermissions, async ({ caller }) => permissionsOf(caller).map(toPermission)),
  route(listPermissions, async () => toCatalogue(permissionCatalogue)),
  route(listRoles, rolesFound),
  route(createRole, roleCreated),
  route(getRole, roleFound),
  route(updateRole, roleUpdated),
  route(countRoleSecondStep, async ({ db, input }) => {
    const { role } = await loadRole(db, input.id)
    return { people: await countMembersWithoutSecondStep(db, role.id) }
  }),
  route(deleteRole, roleDeleted),
  route(getRolePermissions, async ({ db, input }) => {
    const { permissions } = await loadRole(db, input.id)
    return toGroups(permissionGroups(permissions, permissionCatalogue))
  }),
  route(updateRolePermissions, rolePermissionsUpdated),
  route(listRoleMembers, roleMembersFound),
  route(addRoleMembers, roleMembersAdded),
  route(removeRoleMember, roleMemberRemoved),
  route(getRoleDifference, async ({ db, input }) => {
    const here = await loadRole(db, input.id)
    const there = await loadRole(db, input.with)
    const { onlyHere, onlyThere } = permissionDifference(here.permissions, there.permissions)
    return { onlyHere: onlyHere.map(toPermission), onlyThere: onlyThere.map(toPermission) }
  }),
  route(viewAs, viewAsStarted),
  route(listFullAccess, administratorsFound),
  route(giveFullAccess, fullAccessGiven),
  route(takeFullAccess, fullAccessTaken),
]

/** An administrator has `all` of every page group of the area. */
function permissionsOf({ access, type }: Caller) {
  if (!access.isAdmin || type === 'space') return access.permissions
  return (type === 'ams' ? amsPageGroups : pageGroups).map(groupName => ({ groupName, name: 'all' }))
}
