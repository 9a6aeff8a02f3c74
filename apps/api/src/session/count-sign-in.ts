// How long a sign-in must wait after failures (docs/decisions/0008-sign-in-delays.md): guessing is slow, but strangers who
// guess elsewhere do not delay a person at an address they have used before.
import { createHash } from 'node:crypto'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Database } from '#api/db/connect/database.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { SignInAccount, SignInFrom } from './account.store.ts'
import { countAttempt, countedBy, settleAttempts } from './attempt.store.ts'
import type { AttemptKey } from './attempt.store.ts'
import { networkOf } from './network-of.ts'

const knownForDays = 90
/** An address is known to an account if it signed in there since then. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownForDays * 86_400_000)

export const signInFrom = (address: string, now: Date): SignInFrom => ({
  network: networkOf(address),
  knownSince: knownSince(now),
})

export const accountKey = (accountId: string) => countedBy.account + accountId

type SignInAttempt = {
  /** As typed, in lower case. */
  readonly name: string
  /** Accounts the name may refer to; none for an unknown name, which is delayed in the same way. */
  readonly accounts: readonly Pick<SignInAccount, 'id' | 'addresses' | 'has_attempts'>[]
  readonly address: string
}
type CountedSignIn<T> = {
  readonly proven: T
  /** Counts that restart with the session. */
  readonly keys: readonly string[]
}

/**
 * Runs `prove` and counts the attempt if it proves nothing; then returns undefined. After a failure the next attempts
 * count before they prove anything. Throws TOO_MANY_REQUESTS while the attempt must wait. No row stays locked meanwhile.
 */
export async function countSignIn<T>(
  db: Database,
  attempt: SignInAttempt,
  prove: () => Promise<T | undefined>,
): Promise<CountedSignIn<T> | undefined> {
  const { own, sender } = keysOf(attempt)
  const all = sender ? [...own, sender] : own
  const hasFailed = attempt.accounts.length === 0 || attempt.accounts.some(one => one.has_attempts)
  if (hasFailed) await countAll(db, all)
  const proven = await prove()
  if (proven === undefined) {
    if (!hasFailed) await countAll(db, all)
    return undefined
  }
  if (!hasFailed) return { proven, keys: [] }
  const keys = own.map(({ key }) => key)
  if (!sender) return { proven, keys }
  // Immediately: others of the same address wait by its count.
  await settleAttempts(db, keys, sender.key)
  return { proven, keys: [] }
}

/** No sender if the address is known to every account. */
function keysOf({ name, accounts, address }: SignInAttempt): {
  readonly own: readonly AttemptKey[]
  readonly sender?: AttemptKey
} {
  const network = networkOf(address)
  const isKnownHere = (account: SignInAttempt['accounts'][number]) =>
    account.addresses.some(one => networkOf(one) === network)
  const owners: AttemptKey[] = accounts.map(account => {
    const { id } = account
    return isKnownHere(account)
      ? { key: `${countedBy.known}${id}:${network}`, free: 5, firstSeconds: 2, mostSeconds: 60 }
      : { key: accountKey(id), free: 5, firstSeconds: 2, mostSeconds: 900 }
  })
  const stranger = { key: `name:${shortHash(name)}`, free: 5, firstSeconds: 2, mostSeconds: 900 }
  const own = owners.length > 0 ? owners.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : [stranger]
  if (accounts.length > 0 && accounts.every(isKnownHere)) return { own }
  // A whole office may share one address, so its limit is higher.
  return { own, sender: { key: countedBy.address + network, free: 20, firstSeconds: 2, mostSeconds: 900 } }
}

/** All or none; the usual case of a single count needs no transaction. */
const countAll = (db: Database, keys: readonly AttemptKey[]): Promise<void> =>
  keys.length === 1 ? countAttempts(db, keys) : inTransaction(db, trx => countAttempts(trx, keys))

/** Throws TOO_MANY_REQUESTS if one of them must wait; then the transaction counts none. */
export async function countAttempts(db: Db, attempts: readonly AttemptKey[]): Promise<void> {
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
