// Free user names, derived from wishes.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'

/** 'Noy.S@Example.la' -> 'noy.s-example.la': lower case, no '@' (which marks an e-mail), no blanks. */
export function usernameFrom(wish: string): string {
  const name = wish
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s@]+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
  return name.slice(0, 60) || 'user'
}

/** Names that were free stay free until the transaction ends. */
export async function lockUsernames(trx: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('usernames of new accounts'))`.execute(trx)
}

/** One free name per wish, in order: the wish itself, or with -2, -3, ... Unique among each other too. */
export async function freeUsernames(db: Db, wishes: readonly string[]): Promise<string[]> {
  const names = wishes.map(usernameFrom)
  const taken = await takenNames(db, names)
  return names.map(name => {
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
    taken.add(free)
    return free
  })
}

/** Existing names that equal a wish or extend it with a number. */
async function takenNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('account')
    .select('username')
    .where(eb =>
      eb(eb.fn<string>('regexp_replace', ['username', eb.val('-[0-9]+$'), eb.val('')]), 'in', [...names]).or(
        'username',
        'in',
        [...names],
      ),
    )
    .execute()
  return new Set(rows.map(row => row.username))
}
