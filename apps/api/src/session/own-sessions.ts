// The caller's own sign-ins. "View as" shows nothing of the sign-ins of the person it looks through.
import type * as contract from '@hr/contract/own-session.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { endOtherSignIns, endSignIn, listOpenSignIns } from './open-sign-ins.ts'

/** Throws VIEW_ONLY. */
export const listOwnSessions: Handler<typeof contract.listOwnSessions> = async ({ db, caller, now }) => {
  if (caller.viewer) throw new Refusal('VIEW_ONLY')
  return listOpenSignIns(db, caller.accountId, caller, now)
}

/** Throws NOT_FOUND for one that has ended, or of somebody else. */
export const endOwnSession: Handler<typeof contract.endOwnSession> = async ({ db, caller, input }) => {
  await endSignIn(db, caller.accountId, caller, input.id)
  return {}
}

export const endOtherSessions: Handler<typeof contract.endOtherSessions> = async ({ db, caller }) => {
  await endOtherSignIns(db, caller.accountId, caller)
  return {}
}
