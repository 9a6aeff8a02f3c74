// Roles as in the contract: number of permissions and members, and whether the reader may assign them.
import type { Role } from '@hr/contract/access.ts'
import type { Access, Permission } from '@hr/domain/access/can.ts'
import { defaultRoles } from '@hr/domain/access/default-roles.ts'
import { roleRefusal } from '@hr/domain/access/role-change-refusal.ts'
import { singlePermissions } from '@hr/domain/access/role-permissions.ts'
import type { RoleRow } from './role.store.ts'

const defaultCodes: readonly string[] = defaultRoles.map(({ code }) => code)
export const isDefaultRole = ({ code }: { readonly code: string }): boolean => defaultCodes.includes(code)

export const toRole = (
  { id, code, name, nameLo, description, requiresSecondStep, memberCount }: RoleRow,
  permissions: readonly Permission[],
  reader: Access,
): Role => ({
  id,
  code,
  name,
  nameLo,
  description,
  requiresSecondStep,
  memberCount,
  permissionCount: singlePermissions(permissions).length,
  isDefault: isDefaultRole({ code }),
  mayGive: roleRefusal(reader, permissions) === undefined,
})

/** The default roles in their order, then by name. */
export function inOrder(roles: readonly Role[]): Role[] {
  const place = ({ code }: Role) => {
    const index = defaultCodes.indexOf(code)
    return index < 0 ? defaultCodes.length : index
  }
  return roles.toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name, 'en'))
}
