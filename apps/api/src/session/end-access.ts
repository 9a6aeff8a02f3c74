// Ends all sessions of an account and its links to other companies, and invalidates its open mailed links.
import type { Scope } from '#api/db/connect/scope.ts'
import { deleteLinksOf } from './linked/account-link.store.ts'
import { endSessions } from './session.store.ts'
import { revokeOneTimeTokens } from './one-time-token.store.ts'

export async function endAccess(trx: Scope, accountId: string): Promise<void> {
  await endSessions(trx, { accountId }, trx.now)
  await revokeOneTimeTokens(trx, accountId, trx.now)
  await deleteLinksOf(trx, accountId)
}
