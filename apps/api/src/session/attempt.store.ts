// All SQL of counted attempts: how often in a row, and until when the next one has to wait.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type AttemptKey = {
  readonly key: string
  /** After so many attempts the next one waits `firstSeconds`, the one after it twice as long, and so on. */
  readonly free: number
  readonly firstSeconds: number
  readonly mostSeconds: number
}

/**
 * Counts an attempt, unless one has to wait: then gives until when. One statement, so that of many at once no more get
 * through than one after the other. The count begins anew an hour after the last attempt.
 */
export async function countAttempt(db: Db, attempt: AttemptKey, now: Date): Promise<Date | undefined> {
  const { key } = attempt
  const failures = sql<number>`case when sign_in_delay.failed_at < ${now}::timestamptz - interval '1 hour' then 1
    else sign_in_delay.failures + 1 end`
  const counted = await db
    .insertInto('sign_in_delay')
    .values({ key, failures: 1, blocked_until: blockedUntil(attempt, sql`1`, now), failed_at: now })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({ failures, blocked_until: blockedUntil(attempt, failures, now), failed_at: now })
        .where('sign_in_delay.blocked_until', '<=', now),
    )
    .returning('key')
    .executeTakeFirst()
  if (counted) return undefined
  const row = await db
    .selectFrom('sign_in_delay')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.blocked_until
}

function blockedUntil(
  { free, firstSeconds, mostSeconds }: AttemptKey,
  failures: ReturnType<typeof sql>,
  now: Date,
) {
  return sql<Date>`${now}::timestamptz + case when ${failures} < ${free} then interval '0'
    else least(${firstSeconds} * power(2, least(${failures} - ${free}, 20)), ${mostSeconds}) * interval '1 second' end`
}

/** The rightful owner was there: the count begins anew. */
export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('sign_in_delay')
    .where('key', 'in', [...keys])
    .execute()
}

/** This one attempt did not count: it went well. */
export async function takeBackAttempt(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('sign_in_delay')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: now })
    .where('key', '=', key)
    .execute()
}

/** Addresses from which each account got all the way in since `since`. */
export function listKnownAddresses(db: Db, accountIds: readonly string[], since: Date) {
  return db
    .selectFrom('session')
    .select(['account_id', 'address'])
    .distinct()
    .where('account_id', 'in', [...accountIds])
    .where('purpose', '=', 'full')
    .where('created_at', '>', since)
    .execute()
}

export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_delay').where('failed_at', '<', before).execute()
}
