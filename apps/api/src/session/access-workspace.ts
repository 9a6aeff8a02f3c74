// The owner enters a workspace (P2). The token in the query is the session's own, as in the spec, or a ticket; either
// must belong to the session of the bearer header.
import type { accessWorkspace as endpoint } from '@hr/contract/session.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { findWorkspaceOfOwner } from './account.store.ts'
import { openSession } from './open-session.ts'
import type { Tokens } from './open-session.ts'
import { newToken, tokenHash } from './secret.ts'
import { findSession, insertOneTimeToken, useOneTimeToken } from './session.store.ts'

const ticketSeconds = 60

/** Throws NOT_FOUND for a workspace of another owner, TOKEN_INVALID, WORKSPACE_SUSPENDED. */
export async function accessWorkspace({
  db,
  caller,
  input: { workspaceId, token },
  now,
  bearer,
  services,
  address,
  userAgent,
}: Context<CheckedInputOf<typeof endpoint>, Caller>): Promise<Tokens> {
  if (token !== bearer) {
    const ticket = await useOneTimeToken(db, tokenHash(token), 'access_ticket', now)
    if (ticket?.session_id !== caller.sessionId) throw new Refusal('TOKEN_INVALID')
  }
  const workspace = orNotFound(await findWorkspaceOfOwner(db, caller.accountId, workspaceId))
  if (workspace.status === 'suspended') throw new Refusal('WORKSPACE_SUSPENDED')
  const session = await findSession(db, { tokenHash: tokenHash(bearer ?? '') }, now)
  return openSession(db, services, {
    accountId: caller.accountId,
    type: 'app',
    workspaceId,
    purpose: 'full',
    address,
    userAgent,
    deviceToken: session?.device_token ?? null,
  })
}

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
