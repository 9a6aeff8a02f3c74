// How long a sign-in has to wait after failures (docs/decisions/0008-sign-in-delays.md): guessing gets slow, while somebody who
// signed in from this address before is not slowed down by strangers who guess elsewhere.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Database } from '#api/db/connect/database.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'
import { countAttempt, forgetAttempts, listKnownAddresses, settleAttempts } from './attempt.store.ts'
import type { AttemptKey } from './attempt.store.ts'
import { networkOf } from './network-of.ts'

const knownForDays = 90
const nobody = '00000000-0000-0000-0000-000000000000'

export const accountKey = (accountId: string) => `account:${accountId}`

type SignInAttempt = {
  /** As it was typed, in lower case. */
  readonly name: string
  /** Accounts that the name may mean; none for a stranger's name, which is delayed alike. */
  readonly accountIds: readonly string[]
  readonly address: string
}

/**
 * Counts the attempt as a failed one before the password is looked at; throws TOO_MANY_REQUESTS while it has to wait.
 * Call `succeeded` when the password was right. No row stays locked in between.
 */
export async function countSignIn(db: Database, { name, accountIds, address }: SignInAttempt, now: Date) {
  const network = networkOf(address)
  const known = await knownHere(db, accountIds, network, now)
  const owners: AttemptKey[] = accountIds.map(id =>
    known.has(id)
      ? { key: `known:${id}:${network}`, free: 5, firstSeconds: 2, mostSeconds: 60 }
      : { key: accountKey(id), free: 5, firstSeconds: 2, mostSeconds: 900 },
  )
  const stranger = { key: `name:${shortHash(name)}`, free: 5, firstSeconds: 2, mostSeconds: 900 }
  // A whole office comes from one address, so more is forgiven there.
  const sender = { key: `address:${network}`, free: 20, firstSeconds: 2, mostSeconds: 900 }
  const isKnown = accountIds.length > 0 && accountIds.every(id => known.has(id))
  const keys = owners.length > 0 ? owners.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : [stranger]
  const all = isKnown ? keys : [...keys, sender]
  // Counted together or not at all; one of them, as of people who come every morning, needs no transaction.
  await (all.length === 1 ? countAttempts(db, all) : inTransaction(db, trx => countAttempts(trx, all)))
  const own = keys.map(({ key }) => key)
  return {
    succeeded: (): Promise<void> => (isKnown ? forgetAttempts(db, own) : settleAttempts(db, own, sender.key)),
  }
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

async function knownHere(
  db: Kysely<Tables>,
  accountIds: readonly string[],
  network: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - knownForDays * 86_400_000)
  // Asked for nobody as well, so that it takes the same time.
  const rows = await listKnownAddresses(db, accountIds.length > 0 ? accountIds : [nobody], since)
  return new Set(rows.filter(row => networkOf(row.address) === network).map(row => row.account_id))
}

/** What strangers type is not kept. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
