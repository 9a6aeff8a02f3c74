// The caller of a bearer token: an open session of an active account and workspace.
import { hasFullAccess } from '@hr/domain/access/can.ts'
import type { Permission } from '@hr/domain/access/can.ts'
import { clockToleranceMs } from '@hr/domain/session/link-state.ts'
import { viewAsRefusal } from '@hr/domain/access/view-as-refusal.ts'
import { isSessionOver } from '@hr/domain/session/company-rules.ts'
import { rememberCompanyTime } from '#api/company/company.store.ts'
import { inTransaction, leaveWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Services } from '#api/services.ts'
import { correctFutureSessions, findUsedSession, permissionOfText, touchSession } from './session.store.ts'
import type { SessionRow, UsedSession } from './session.store.ts'
import { tokenHash } from './secret.ts'
import { findViewer } from './find-viewer.ts'

/** Of sessions outside a company. */
const noRules = { sessionHours: null, idleMinutes: null }

/**
 * Runs `work` in one transaction with the caller of the token, inside their workspace; null without an open session.
 * Reads the caller together with the begin of the transaction.
 */
export async function withCaller<T>(
  services: Services,
  token: string | null,
  work: (caller: Caller | null, trx: Scope) => Promise<T>,
): Promise<T> {
  let used: UsedSession | undefined
  const now = services.now()
  try {
    return await inTransaction(services.db, async trx => {
      used = undefined
      if (!token) return work(null, trx)
      const row = await findUsedSession(trx, tokenHash(token), now)
      if (row) trx.enter(row.workspace_id)
      const caller = row && isUsable(row, now) ? await callerOf(services, trx, row) : null
      if (row && caller && isViewable(caller)) {
        used = row
        if (row.workspace_id && row.company) rememberCompanyTime(trx, row.company)
        return work(caller, trx)
      }
      if (row) await leaveWorkspace(trx)
      return work(null, trx)
    })
  } finally {
    if (used) await noteUse(services, used, now)
  }
}

/** Outside the transaction: concurrent calls of one session do not wait for each other. */
async function noteUse({ db, log }: Services, { id, seen_at }: UsedSession, now: Date): Promise<void> {
  const unseen = now.getTime() - seen_at.getTime()
  try {
    if (unseen > 60_000) await touchSession(db, id, now)
    if (unseen < -clockToleranceMs) await correctFutureSessions(db, now, id)
  } catch (error) {
    // The call has succeeded; the next call of this session updates it.
    log.warn({ err: error })
  }
}

async function callerOf(services: Services, trx: Scope, row: UsedSession): Promise<Caller> {
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
    viewer: row.viewer_account_id ? await findViewer(services, trx, row, row.viewer_account_id) : null,
  }
}

/** "View as" is checked on every call: it ends as soon as the viewer is no longer allowed to. */
function isViewable({ purpose, viewer, access }: Caller): boolean {
  return purpose !== 'view_as' || (viewer !== null && viewAsRefusal(viewer.access, access) === undefined)
}

function isUsable(row: UsedSession, now: Date): boolean {
  const times = { createdAt: row.created_at.getTime(), seenAt: row.seen_at.getTime(), now: now.getTime() }
  return (
    row.account_status === 'active' &&
    row.workspace_status !== 'suspended' &&
    row.space_status !== 'suspended' &&
    !isSessionOver(times, row.company ?? noRules)
  )
}

/** P2: the owner is administrator of their workspaces. P6: the reserved employee is, in the first workspace. */
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
  const texts = { ams: consolePermissions, app: appPermissions, space: null }[type] ?? []
  return texts.map(permissionOfText)
}
