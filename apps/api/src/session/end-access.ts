// Ends all sessions of an account, and invalidates its open links.
import type { Scope } from '#api/db/connect/scope.ts'
import { endSessions, revokeOneTimeTokens } from './session.store.ts'

export async function endAccess(trx: Scope, accountId: string): Promise<void> {
  await endSessions(trx, { accountId }, trx.now)
  await revokeOneTimeTokens(trx, accountId, trx.now)
}
