// Starts a "view as" session (P4): read-only, thirty minutes, with an audit entry.
import type { viewAs as endpoint } from '@hr/contract/access.ts'
import { viewAsRefusal } from '@hr/domain/access/view-as-refusal.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { accessOfEmployee, findEmployeeAccount } from './employee-account.queries.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccount } from '#api/session/account.store.ts'
import { openSession, viewAsMinutes } from '#api/session/open-session.ts'

/** Throws NOT_FOUND for a person without an active sign-in, FORBIDDEN for oneself, MORE_THAN_HELD. */
export const viewAs: Handler<typeof endpoint> = async context => {
  const { db, caller, input, now, services, address, userAgent } = context
  const { workspaceId } = caller
  const account = orNotFound(await findEmployeeAccount(db, input.employeeId))
  if (account.id === caller.accountId) throw new Refusal('FORBIDDEN')
  if ((await findAccount(db, account.id))?.status !== 'active') throw new Refusal('NOT_FOUND')
  const access = await accessOfEmployee(db, services.config, account)
  const refusal = viewAsRefusal(caller.access, access)
  if (refusal) throw new Refusal(refusal)
  const { token } = await openSession(db, services, {
    accountId: account.id,
    type: 'app',
    workspaceId,
    purpose: 'view_as',
    viewerAccountId: caller.accountId,
    address,
    userAgent,
  })
  const endsAt = new Date(now.getTime() + viewAsMinutes * 60_000).toISOString()
  await auditCreate(db, 'view_as', input.employeeId, { endsAt })
  return { token, endsAt }
}
