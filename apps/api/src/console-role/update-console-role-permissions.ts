// Replaces the permissions of a console role; the caller must hold every permission added or removed (P3, P4).
import { updateConsoleRolePermissions as endpoint } from '@hr/contract/console-role.ts'
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import { permissionGroups, permissionId } from '@hr/domain/access/role-permissions.ts'
import { permissionChange } from '#api/access/permission-change.ts'
import { toGroups } from '#api/access/to-groups.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { replaceConsolePermissions } from './console-role.store.ts'
import { loadConsoleRole } from './held-console-role.ts'
import { lockConsole } from './lock-console.ts'

/** Applies to the next call: every call reads permissions. Throws NOT_FOUND, STALE, MORE_THAN_HELD. */
export const updateConsoleRolePermissions: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const access = await lockConsole(db, caller, endpoint)
  const { role, permissions } = await loadConsoleRole(db, input.id)
  const { after, given, taken } = permissionChange(access, permissions, input, consoleCatalogue)
  const groups = toGroups(permissionGroups(after, consoleCatalogue))
  if (taken.length === 0 && given.length === 0) return groups
  await replaceConsolePermissions(db, role.id, after)
  await auditUpdate(db, 'console_role', role.id, {
    before: { permissions: taken.map(permissionId) },
    after: { permissions: given.map(permissionId) },
  })
  return groups
}
