// Where a user is signed in, and ending it (P3).
import * as contract from '@hr/contract/console-user.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { endOtherSignIns, endSignIn, listOpenSignIns } from '#api/session/open-sign-ins.ts'
import { lockUser } from './change-user.ts'
import { findUser } from './user.queries.ts'

/** Throws NOT_FOUND. */
export const listUserSessions: Handler<typeof contract.listUserSessions> = async ({
  db,
  caller,
  input,
  now,
}) => {
  const { id } = orNotFound(await findUser(db, input.id))
  return listOpenSignIns(db, id, caller, now)
}

/** Throws NOT_FOUND for a session that has ended. */
export const endUserSession: Handler<typeof contract.endUserSession> = async context => {
  const { db, caller, input } = context
  const { row } = await lockUser(context, contract.endUserSession)
  await endSignIn(db, row.id, caller, input.sessionId)
  return {}
}

export const endUserSessions: Handler<typeof contract.endUserSessions> = async context => {
  const { db, caller } = context
  const { row } = await lockUser(context, contract.endUserSessions)
  await endOtherSignIns(db, row.id, caller)
  return {}
}
