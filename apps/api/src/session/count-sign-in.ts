// How long a sign-in has to wait after failures (docs/decisions/0008-sign-in-delays.md): guessing gets slow, while somebody who
// signed in from this address before is not slowed down by strangers who guess elsewhere.
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
/** Who signed in from an address since then is known there. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownForDays * 86_400_000)

export const accountKey = (accountId: string) => `account:${accountId}`

type SignInAttempt = {
  /** As it was typed, in lower case. */
  readonly name: string
  /** Accounts that the name may mean; none for a stranger's name, which is delayed alike. */
  readonly accounts: readonly Pick<SignInAccount, 'id' | 'addresses'>[]
  readonly address: string
}
export type CountedSignIn = {
  /** The password was right. The count of an address that is not known is corrected at once: others wait by it. */
  succeeded(): Promise<void>
  /** Counts that start again with the session that the password opens. */
  readonly keys: readonly string[]
}

/**
 * Counts the attempt as a failed one before the password is looked at; throws TOO_MANY_REQUESTS while it has to wait.
 * Call `succeeded` when the password was right. No row stays locked in between.
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
  // A whole office comes from one address, so more is forgiven there.
  const sender = { key: `address:${network}`, free: 20, firstSeconds: 2, mostSeconds: 900 }
  const isKnown = accounts.length > 0 && accounts.every(isKnownHere)
  const keys = owners.length > 0 ? owners.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : [stranger]
  const all = isKnown ? keys : [...keys, sender]
  // Counted together or not at all; one of them, as of people who come every morning, needs no transaction.
  await (all.length === 1 ? countAttempts(db, all) : inTransaction(db, trx => countAttempts(trx, all)))
  const own = keys.map(({ key }) => key)
  return isKnown
    ? { keys: own, succeeded: async () => {} }
    : { keys: [], succeeded: () => settleAttempts(db, own, sender.key) }
}

/** Throws TOO_MANY_REQUESTS when one of them has to wait; then none is counted. */
export async function countAttempts(db: Kysely<Tables>, attempts: readonly AttemptKey[]): Promise<void> {
  for (const attempt of attempts) {
    const seconds = await countAttempt(db, attempt)
    if (seconds !== undefined) throw new Refusal('TOO_MANY_REQUESTS', { seconds })
  }
}

/** Mails that somebody asks for: few for one address, more from one sender. */
export const countMail = (db: Database, email: string, address: string): Promise<void> =>
  inTransaction(db, trx =>
    countAttempts(trx, [
      { key: `mail:${shortHash(email)}`, free: 5, firstSeconds: 2, mostSeconds: 900 },
      { key: `mails-from:${networkOf(address)}`, free: 30, firstSeconds: 2, mostSeconds: 900 },
    ]),
  )

/** What strangers type is not kept. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
