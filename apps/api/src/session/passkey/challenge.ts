// Challenges for a device to sign: kept by the server, for one purpose, for five minutes, for one answer.
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { insertChallenge, takeChallenge } from './passkey.store.ts'
import { challengeOf } from './verify-passkey.ts'

export const challengeMs = 5 * 60_000

/** Of 'add': who entered the password, and what the passkey is going to be called. */
type Purpose =
  | { readonly purpose: 'add'; readonly sessionId: string; readonly name: string }
  | { readonly purpose: 'sign_in' }

export async function storeChallenge(db: Scope, challenge: string, purpose: Purpose): Promise<void> {
  const expires_at = new Date(db.now.getTime() + challengeMs)
  const owner =
    purpose.purpose === 'add'
      ? { session_id: purpose.sessionId, name: purpose.name }
      : { session_id: null, name: null }
  await insertChallenge(db, { challenge, purpose: purpose.purpose, ...owner, expires_at })
}

type Taken = { readonly challenge: string; readonly name: string | null }

/** The one inside the answer, if it still counts. It is taken also when the rest of the answer is wrong. */
export async function challengeTaken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  clientData: string,
  owner: { readonly purpose: Purpose['purpose']; readonly sessionId: string | null },
): Promise<Taken | undefined> {
  const challenge = challengeOf(clientData)
  if (challenge === undefined) return undefined
  const row = await takeChallenge(db, { challenge, ...owner, now: now() })
  return row && { challenge, name: row.name }
}
