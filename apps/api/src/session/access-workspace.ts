// The owner enters a workspace and goes back to the space (P2, docs/decisions/0077-space-area.md): each time with another
// session of the same sign-in.
import type { accessWorkspace as endpoint } from '@hr/contract/session.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findAccountForUpdate, findWorkspaceOfOwner } from './account.store.ts'
import { openSession } from './open-session.ts'
import type { NewSession, Tokens } from './open-session.ts'
import { isRequiredOfOwner } from './second-step/required-second-step.ts'
import { isSecondStepOn } from './second-step/second-step.store.ts'
import { newToken, tokenHash } from './secret.ts'
import { endSessions, findSession } from './session.store.ts'
import { insertOneTimeToken, useOneTimeToken } from './one-time-token.store.ts'
import type { SessionRow } from './session.store.ts'
import { workspaceSuspended } from './workspace-suspended.ts'

const ticketSeconds = 60

/**
 * The token in the query is the session's own, as in the spec, or a ticket; either must belong to the session of the
 * bearer header. Throws NOT_FOUND for a workspace of another owner, TOKEN_INVALID, WORKSPACE_SUSPENDED,
 * SECOND_STEP_MISSING.
 */
export async function accessWorkspace(
  context: Context<CheckedInputOf<typeof endpoint>, Caller>,
): Promise<Tokens> {
  const { db, caller, now, bearer } = context
  const { workspaceId, token } = context.input
  if (token !== bearer) {
    const ticket = await useOneTimeToken(db, tokenHash(token), 'access_ticket', now)
    if (ticket?.session_id !== caller.sessionId) throw new Refusal('TOKEN_INVALID')
  }
  const { session } = await lockSession(context)
  const workspace = orNotFound(await findWorkspaceOfOwner(db, caller.accountId, workspaceId))
  if (workspace.status === 'suspended') throw workspaceSuspended(workspace.suspended_reason)
  await enterWorkspace(db, workspaceId)
  if ((await isRequiredOfOwner(db)) && !(await isSecondStepOn(db, caller.accountId)))
    throw new Refusal('SECOND_STEP_MISSING')
  return continueAs(context, session, { type: 'app', workspaceId })
}

/** The way back: only for an owner. Ends the session in the workspace. Throws FORBIDDEN. */
export async function leaveWorkspace(context: Context<unknown, Caller>): Promise<Tokens> {
  const { db, now } = context
  const { account, session } = await lockSession(context)
  if (account.kind !== 'space') throw new Refusal('FORBIDDEN')
  await endSessions(db, { id: session.id }, now)
  return continueAs(context, session, { type: 'space', workspaceId: null })
}

/** A concurrent change of the password waits for the lock, and then ends the session that was opened. */
async function lockSession({ db, caller, bearer, now }: Context<unknown, Caller>) {
  const account = orNotFound(await findAccountForUpdate(db, caller.accountId))
  const session = await findSession(db, { tokenHash: tokenHash(bearer ?? '') }, now)
  if (!session) throw new Refusal('UNAUTHORIZED')
  return { account, session }
}

const continueAs = (
  { db, caller, services, address, userAgent }: Context<unknown, Caller>,
  session: SessionRow,
  to: Pick<NewSession, 'type' | 'workspaceId'>,
): Promise<Tokens> =>
  openSession(db, services, {
    ...to,
    accountId: caller.accountId,
    purpose: 'full',
    continues: session,
    address,
    userAgent,
  })

export async function makeAccessTicket({
  db,
  caller,
  now,
}: Context<unknown, Caller>): Promise<{ ticket: string }> {
  const ticket = newToken()
  await insertOneTimeToken(db, {
    token_hash: tokenHash(ticket),
    purpose: 'access_ticket',
    account_id: caller.accountId,
    session_id: caller.sessionId,
    email: null,
    created_at: now,
    expires_at: new Date(now.getTime() + ticketSeconds * 1000),
  })
  return { ticket }
}
