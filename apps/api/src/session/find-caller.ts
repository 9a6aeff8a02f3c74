// The caller behind a bearer token: a session that is neither ended nor expired, of an account and a workspace in use.
import { hasFullAccess } from '@hr/domain/access/can.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import { viewAsRefusal } from '@hr/domain/access/view-as-refusal.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Services } from '#api/services.ts'
import { clockTolerance, correctFutureSessions, findUsedSession, touchSession } from './session.store.ts'
import type { SessionRow, UsedSession } from './session.store.ts'
import { tokenHash } from './secret.ts'
import { findViewer } from './find-viewer.ts'

/** A session that nobody used for so long is over, before its absolute end. */
export const idleHours = 4

/** Null when the token opens nothing (any more). */
export async function findCaller(services: Services, token: string | null): Promise<Caller | null> {
  if (!token) return null
  const now = services.now()
  const row = await findUsedSession(services.db, tokenHash(token), now)
  if (!row || !isUsable(row, now)) return null
  const caller = await callerOf(services, row)
  if (!isViewable(caller)) return null
  const unseen = now.getTime() - row.seen_at.getTime()
  if (unseen > 60_000) await touchSession(services.db, row.id, now)
  if (unseen < -clockTolerance) await correctFutureSessions(services.db, now, row.id)
  return caller
}

async function callerOf(services: Services, row: UsedSession): Promise<Caller> {
  return {
    sessionId: row.id,
    accountId: row.account_id,
    username: row.username,
    type: row.type,
    purpose: row.purpose,
    workspaceId: row.workspace_id,
    employeeId: row.type === 'app' ? row.employee_id : null,
    access: {
      isAdmin: row.type === 'app' ? isAppAdmin(services, row) : row.is_admin,
      permissions: permissionsOf(row),
    },
    viewer: row.viewer_account_id ? await findViewer(services, row, row.viewer_account_id) : null,
  }
}

/** Whoever looks must be allowed to at every call: when that ends, so does the looking. */
function isViewable({ purpose, viewer, access }: Caller): boolean {
  return purpose !== 'view_as' || (viewer !== null && viewAsRefusal(viewer.access, access) === undefined)
}

function isUsable(row: SessionRow, now: Date): boolean {
  const isIdle = now.getTime() - row.seen_at.getTime() > idleHours * 3_600_000
  return (
    row.account_status === 'active' &&
    row.workspace_status !== 'suspended' &&
    row.space_status !== 'suspended' &&
    !isIdle
  )
}

/** P2: the owner is administrator of the own workspaces. P6: the reserved employee is, in the first workspace. */
function isAppAdmin(services: Services, row: SessionRow): boolean {
  if (row.kind === 'space') return true
  const { fullAccessEmployeeId } = services.config
  return hasFullAccess({
    isAdmin: row.is_admin,
    employeeId: row.employee_id,
    fullAccessEmployeeId,
    isRevoked: row.full_access_revoked,
  })
}

function permissionsOf({ type, appPermissions, consolePermissions }: UsedSession): Permission[] {
  if (type === 'ams') return consolePermissions
  return type === 'app' ? appPermissions : []
}
