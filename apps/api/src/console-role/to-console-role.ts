import type { ConsoleRole } from '@hr/contract/console-role.ts'
import type { Access, Permission } from '@hr/domain/access/can.ts'
import { roleRefusal } from '@hr/domain/access/role-change-refusal.ts'
import { singlePermissions } from '@hr/domain/access/role-permissions.ts'
import type { ConsoleRoleRow } from './console-role.store.ts'

/** Console roles as in the contract: with the number of permissions, and whether the reader may assign them. */
export const toConsoleRole = (
  row: ConsoleRoleRow,
  permissions: readonly Permission[],
  reader: Access,
): ConsoleRole => ({
  ...row,
  permissionCount: singlePermissions(permissions).length,
  mayGive: roleRefusal(reader, permissions) === undefined,
})
