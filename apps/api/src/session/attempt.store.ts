// The SQL of counted attempts: how many in a row, and how long the next must wait. Uses the database clock, read when
// the row is locked: one clock for all processes, and never earlier than that of the previous attempt.
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'

export type AttemptKey = {
  readonly key: string
  /** After so many attempts the next waits `firstSeconds`, the one after it twice as long, and so on. */
  readonly free: number
  readonly firstSeconds: number
  readonly mostSeconds: number
}

/**
 * Counts an attempt, or returns the seconds it must still wait. A single statement, so that concurrent attempts get no
 * further than sequential ones. The count restarts an hour after the last attempt.
 */
export async function countAttempt(db: Db, attempt: AttemptKey): Promise<number | undefined> {
  const { key, free, mostSeconds } = attempt
  // Ignores times that only a wrong clock can have written.
  const failures = sql<number>`case when d.failed_at between clock_timestamp() - interval '1 hour'
      and clock_timestamp() + interval '15 minutes' then d.failures + 1 else 1 end`
  const secondsLeft = sql<number>`extract(epoch from d.blocked_until - clock_timestamp())::double precision`
  const { rows } = await sql<{ key: string }>`
    insert into sign_in_delay as d (key, failures, blocked_until, failed_at)
    values (${key}, 1, ${blockedUntil(attempt, sql`1`)}, clock_timestamp())
    on conflict (key) do update
    set failures = ${failures}, blocked_until = ${blockedUntil(attempt, failures)}, failed_at = clock_timestamp()
    where d.failures < ${free}::integer or ${secondsLeft} <= 0 or ${secondsLeft} > ${mostSeconds}::integer
    returning key`.execute(db)
  if (rows.length > 0) return undefined
  const waiting = await db
    .selectFrom('sign_in_delay as d')
    .select(sql<number>`greatest(ceil(${secondsLeft}), 1)`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.min(waiting?.seconds ?? 1, mostSeconds)
}

function blockedUntil({ free, firstSeconds, mostSeconds }: AttemptKey, failures: RawBuilder<unknown>) {
  return sql`clock_timestamp() + case when ${failures} < ${free}::integer then interval '0'
      else least(${firstSeconds}::integer * power(2, least(${failures} - ${free}::integer, 20)),
        ${mostSeconds}::integer) * interval '1 second' end`
}

/** Keys of sign-ins begin with these. */
export const countedBy = { account: 'account:', known: 'known:', address: 'address:' } as const

/** Whether a counted attempt may delay a sign-in to the account from the network. */
export const hasAttempts = (id: 'a.id', network: string) => sql<boolean>`exists (
  select from sign_in_delay where key in (
    ${sql.lit(countedBy.account)} || ${sql.ref(id)}, ${sql.lit(countedBy.known)} || ${sql.ref(id)} || ':' || ${network}::text,
    ${sql.lit(countedBy.address)} || ${network}::text))`

/** After a success the count restarts. */
export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sendWrite(db, sql`delete from sign_in_delay where key = any(${[...keys]}::text[])`.compile(db))
}

/** Like forgetAttempts, and also uncounts the successful attempt under `takenBack`. */
export function settleAttempts(db: Db, keys: readonly string[], takenBack: string): Promise<void> {
  return sendWrite(
    db,
    sql`with forgotten as (delete from sign_in_delay where key = any(${[...keys]}::text[]))
      update sign_in_delay set failures = greatest(failures - 1, 0), blocked_until = clock_timestamp()
      where key = ${takenBack}`.compile(db),
  )
}

/** A day old, or from a clock that was ahead. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await sql`delete from sign_in_delay
    where failed_at not between clock_timestamp() - interval '1 day' and clock_timestamp() + interval '1 day'`.execute(
    db,
  )
}
