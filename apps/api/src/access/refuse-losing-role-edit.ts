// Nobody locks the company out of its roles (P6): one loses the own right to edit them only while an administrator
// exists.
import { can } from '@hr/domain/access/can.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Services } from '#api/services.ts'
import { listAppPermissions } from '#api/session/session.store.ts'
import { hasAdministrator } from './last-administrator.ts'

/** Runs after the change, in its transaction. Throws LAST_ADMINISTRATOR. */
export async function refuseLosingRoleEdit(
  db: Scope,
  { config }: Services,
  { employeeId, access }: AppCaller,
): Promise<void> {
  if (access.isAdmin || employeeId === null) return
  const permissions = await listAppPermissions(db, employeeId)
  if (can({ isAdmin: false, permissions }, 'ROLE_AND_PERMISSION', 'edit')) return
  if (!(await hasAdministrator(db, config))) throw new Refusal('LAST_ADMINISTRATOR')
}
