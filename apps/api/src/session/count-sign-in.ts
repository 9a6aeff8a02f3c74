// How long a sign-in must wait after failures (docs/decisions/0008-sign-in-delays.md): guessing is slow, but strangers
// who
// guess elsewhere do not delay a person at an address they have used before.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Database } from '#api/db/connect/database.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { SignInAccount } from './account.store.ts'
import { countAttempt, settleAttempts } from './attempt.store.ts'
import type { AttemptKey } from './attempt.store.ts'
import { networkOf } from './network-of.ts'

const knownForDays = 90
/** An address is known to an account if it signed in there since then. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownForDays * 86_400_000)

export const accountKey = (accountId: string) => `account:${accountId}`

type SignInAttempt = {
  /** As typed, in lower case. */
  readonly name: string
  /** Accounts the name may refer to; none for an unknown name, which is delayed in the same way. */
  readonly accounts: readonly Pick<SignInAccount, 'id' | 'addresses'>[]
  readonly address: string
}
export type CountedSignIn = {
  /** The password was right. Corrects the count of an unknown address immediately: others wait by it. */
  succeeded(): Promise<void>
  /** Counts that restart with the session. */
  readonly keys: readonly string[]
}

/**
 * Counts the attempt as failed before checking the password; throws TOO_MANY_REQUESTS while it must wait.
 * Call `succeeded` if the password is right. No row stays locked in between.
 */
export async function countSignIn(
  db: Database,
  { name, accounts, address }: SignInAttempt,
): Promise<CountedSignIn> {
  const network = networkOf(address)
  const isKnownHere = (account: SignInAttempt['accounts'][number]) =>
    account.addresses.some(one => networkOf(one) === network)
  const owners: AttemptKey[] = accounts.map(account => {
    const { id } = account
    return isKnownHere(account)
      ? { key: `known:${id}:${network}`, free: 5, firstSeconds: 2, mostSeconds: 60 }
      : { key: accountKey(id), free: 5, firstSeconds: 2, mostSeconds: 900 }
  })
  const stranger = { key: `name:${shortHash(name)}`, free: 5, firstSeconds: 2, mostSeconds: 900 }
  // A whole office may share one address, so its limit is higher.
  const sender = { key: `address:${network}`, free: 20, firstSeconds: 2, mostSeconds: 900 }
  const isKnown = accounts.length > 0 && accounts.every(isKnownHere)
  const keys = owners.length > 0 ? owners.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : [stranger]
  const all = isKnown ? keys : [...keys, sender]
  // All or none; the usual case of a single count needs no transaction.
  await (all.length === 1 ? countAttempts(db, all) : inTransaction(db, trx => countAttempts(trx, all)))
  const own = keys.map(({ key }) => key)
  return isKnown
    ? { keys: own, succeeded: async () => {} }
    : { keys: [], succeeded: () => settleAttempts(db, own, sender.key) }
}

/** Throws TOO_MANY_REQUESTS if one of them must wait; then the transaction counts none. */
export async function countAttempts(db: Kysely<Tables>, attempts: readonly AttemptKey[]): Promise<void> {
  for (const attempt of attempts) {
    const seconds = await countAttempt(db, attempt)
    if (seconds !== undefined) throw new Refusal('TOO_MANY_REQUESTS', { seconds })
  }
}

/** Requested mails: few to one address, more from one sender. */
export const countMail = (db: Database, email: string, address: string): Promise<void> =>
  inTransaction(db, trx =>
    countAttempts(trx, [
      { key: `mail:${shortHash(email)}`, free: 5, firstSeconds: 2, mostSeconds: 900 },
      { key: `mails-from:${networkOf(address)}`, free: 30, firstSeconds: 2, mostSeconds: 900 },
    ]),
  )

/** Keeps no text that strangers type. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
