// The viewer of a "view as" session, with their own permissions of today in the same workspace.
import { hasFullAccess } from '@hr/domain/access/can.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Viewer } from '#api/http/caller.ts'
import type { Services } from '#api/services.ts'
import { findAccount } from './account.store.ts'
import { listAppPermissions } from './session.store.ts'
import type { SessionRow } from './session.store.ts'

/** Call it inside the workspace of the session. Null if the viewer's own sign-in no longer opens the workspace. */
export async function findViewer(
  { config }: Services,
  trx: Scope,
  { workspace_id: workspaceId, workspace_space_id: spaceId }: SessionRow,
  accountId: string,
): Promise<Viewer | null> {
  const account = await findAccount(trx, accountId)
  if (!account || account.status !== 'active' || !workspaceId) return null
  if (account.kind === 'space') {
    const access = { isAdmin: true, permissions: [] }
    return account.space_id === spaceId ? { accountId, employeeId: null, access } : null
  }
  const { employee_id: employeeId } = account
  if (account.workspace_id !== workspaceId || employeeId === null) return null
  const isAdmin = hasFullAccess({
    isAdmin: account.is_admin,
    isRevoked: account.full_access_revoked,
    employeeId,
    fullAccessEmployeeId: config.fullAccessEmployeeId,
  })
  const permissions = await listAppPermissions(trx, employeeId)
  return { accountId, employeeId, access: { isAdmin, permissions } }
}
