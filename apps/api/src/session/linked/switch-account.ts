// Continues as the linked sign-in in another company (P2): another session of the same sign-in, which ends with it.
import type { switchAccount as endpoint } from '@hr/contract/linked-account.ts'
import { switchRefusal } from '@hr/domain/session/linked-account-refusal.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccountForUpdate, noteSignIn } from '../account.store.ts'
import { openSession } from '../open-session.ts'
import { tokenHash } from '../secret.ts'
import { endSessions, findSession } from '../session.store.ts'
import { workspaceSuspended } from '../workspace-suspended.ts'
import { isLinked } from './account-link.store.ts'
import { auditSide } from './audit-side.ts'
import { toLinkable } from './to-linkable.ts'

/** Throws NOT_FOUND without a link, a code of switchRefusal, WORKSPACE_SUSPENDED, and UNAUTHORIZED if the session ended. */
export const switchAccount: Handler<typeof endpoint> = async context => {
  const { db, caller, input, now, bearer, services, address, userAgent } = context
  // Both are locked, in the order of ids: a new password or an end of employment ends the link first, or this session.
  const ids = [caller.accountId, input.id].toSorted()
  const accounts = []
  for (const id of ids) accounts.push(orNotFound(await findAccountForUpdate(db, id)))
  if (!(await isLinked(db, caller.accountId, input.id))) throw new Refusal('NOT_FOUND')
  const session = await findSession(db, { tokenHash: tokenHash(bearer ?? '') }, now)
  if (!session) throw new Refusal('UNAUTHORIZED')
  const own = orNotFound(accounts.find(({ id }) => id === caller.accountId))
  const other = orNotFound(accounts.find(({ id }) => id !== caller.accountId))
  const refusal = switchRefusal(await toLinkable(db, services, other))
  if (refusal) throw new Refusal(refusal)
  if (other.workspace_status === 'suspended' || other.space_status === 'suspended')
    throw workspaceSuspended(other.suspended_reason)
  await noteSignIn(db, other)
  await endSessions(db, { id: session.id }, now)
  await auditSide(db, own, { otherCompany: 'switched to' })
  await auditSide(db, other, { otherCompany: 'switched from' })
  await enterWorkspace(db, other.workspace_id ?? '')
  return openSession(db, services, {
    accountId: other.id,
    type: 'app',
    workspaceId: other.workspace_id,
    purpose: 'full',
    continues: session,
    address,
    userAgent,
  })
}
