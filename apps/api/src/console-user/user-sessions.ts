// Where a user is signed in, and ending it (P3).
import { endUserSession, endUserSessions } from '@hr/contract/console-user.ts'
import type { listUserSessions } from '@hr/contract/console-user.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { listOpenSessions } from '#api/session/open-sessions.queries.ts'
import { endSessions } from '#api/session/session.store.ts'
import { lockUser } from './change-user.ts'
import type { UserContext } from './change-user.ts'
import { findUser } from './user.queries.ts'

/** Throws NOT_FOUND. */
export const userSessionsFound: Handler<typeof listUserSessions> = async ({ db, caller, input, now }) => {
  const { id } = orNotFound(await findUser(db, input.id))
  const rows = await listOpenSessions(db, id, now)
  return rows.map(({ createdAt, seenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: row.id === caller.sessionId,
  }))
}

/** Throws NOT_FOUND for a session that has ended. */
export const userSessionEnded: Handler<typeof endUserSession> = async context => {
  const { db, input, now } = context
  const { row } = await lockUser(context, endUserSession)
  const open = await listOpenSessions(db, row.id, now)
  const { id } = orNotFound(open.find(session => session.id === input.sessionId))
  await endSessions(db, { id }, now)
  await noteEnd(context, 1)
  return {}
}

export const userSessionsEnded: Handler<typeof endUserSessions> = async context => {
  const { db, caller, now } = context
  const { row, isSelf } = await lockUser(context, endUserSessions)
  const open = await listOpenSessions(db, row.id, now)
  const ended = open.filter(({ id }) => id !== caller.sessionId)
  if (ended.length === 0) return {}
  await endSessions(db, { accountId: row.id, ...(isSelf && { exceptId: caller.sessionId }) }, now)
  await noteEnd(context, ended.length)
  return {}
}

const noteEnd = ({ db, input }: UserContext, endedSessions: number) =>
  writeAudit(db, { operation: 'UPDATE', entity: 'account', entityId: input.id, after: { endedSessions } })
