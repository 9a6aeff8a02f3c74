// Every night: deletes expired rows that no longer affect anything.
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { deleteOldKeys } from '#api/http/idempotent.ts'
import { forgetOldLinks } from '#api/mail/mail.store.ts'
import type { Services } from '#api/services.ts'
import { deleteOldAttempts } from './attempt.store.ts'
import { deleteOldChallenges } from './passkey/passkey.store.ts'
import { correctFutureSessions, deleteOldSessions } from './session.store.ts'
import { deleteOldTokens } from './one-time-token.store.ts'

export async function cleanSessions({ db, now }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)
  await inTransaction(db, async trx => {
    await deleteOldKeys(trx, daysAgo(1))
    await deleteOldAttempts(trx)
    await correctFutureSessions(trx, now())
    await deleteOldChallenges(trx, now())
    await deleteOldTokens(trx, daysAgo(7))
    // Older ones no longer make an address known (count-sign-in.ts).
    await deleteOldSessions(trx, daysAgo(100))
    await forgetOldLinks(trx, daysAgo(1))
  })
}
