// Permission groups and permissions as in the contract.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { getRolePermissions, listPermissions } from '@hr/contract/access.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import type { CatalogueGroup } from '@hr/domain/access/permission-catalogue.ts'
import { permissionId } from '@hr/domain/access/role-permissions.ts'
import type { PermissionGroup } from '@hr/domain/access/role-permissions.ts'

export const toGroups = (groups: readonly PermissionGroup[]): OutputOf<typeof getRolePermissions> =>
  groups.map(group => ({ ...group, permissionIds: [...group.permissionIds] }))

export const toPermission = ({ groupName, name }: Permission) => ({
  id: permissionId({ groupName, name }),
  groupName,
  name,
})

export const toCatalogue = (catalogue: readonly CatalogueGroup[]): OutputOf<typeof listPermissions> =>
  catalogue.map(({ area, groupName, actions }) => ({
    area,
    groupName,
    permissions: [...actions, 'all'].map(name => toPermission({ groupName, name })),
  }))
