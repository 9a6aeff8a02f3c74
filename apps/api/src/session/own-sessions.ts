// The caller's own sign-ins. "View as" shows nothing of the sign-ins of the person it looks through.
import type { endOtherSessions, endOwnSession, listOwnSessions } from '@hr/contract/own-session.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { endOtherSignIns, endSignIn, listOpenSignIns } from './open-sign-ins.ts'

/** Throws VIEW_ONLY. */
export const ownSessionsFound: Handler<typeof listOwnSessions> = async ({ db, caller, now }) => {
  if (caller.viewer) throw new Refusal('VIEW_ONLY')
  return listOpenSignIns(db, caller.accountId, caller, now)
}

/** Throws NOT_FOUND for one that has ended, or of somebody else. */
export const ownSessionEnded: Handler<typeof endOwnSession> = async ({ db, caller, input }) => {
  await endSignIn(db, caller.accountId, caller, input.id)
  return {}
}

export const otherSessionsEnded: Handler<typeof endOtherSessions> = async ({ db, caller }) => {
  await endOtherSignIns(db, caller.accountId, caller)
  return {}
}
