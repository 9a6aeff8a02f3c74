// Locks of attendance periods (A13), for changes that do not apply to closed days.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { beginning } from './shifts-on.queries.ts'

type Db = Kysely<Tables>

/** Shared lock: no period is closed until the transaction ends, so the open dates are known. */
export async function lockPeriodsShared(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(workspaceId)}, 0))`.execute(db)
}

/** Exclusive lock to close a period: waits for running changes of days. Take no other lock after it. */
export async function lockPeriods(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(workspaceId)}, 0))`.execute(db)
}

const lockOf = (workspaceId: string) => `attendance periods ${workspaceId}`

/**
 * The day after the last closed period; without one, the beginning. Prevents closing and opening periods until the
 * transaction ends: an opened period's days would miss this change. Call it before locking people, because opening a
 * period locks people after periods.
 */
export async function lockFirstOpenDate(db: Db, workspaceId: string): Promise<LocalDate> {
  await lockPeriodsShared(db, workspaceId)
  const closed = await db
    .selectFrom('attendance_period')
    .select('to_date as to')
    .where('workspace_id', '=', workspaceId)
    .where('is_closed', '=', true)
    .orderBy('from_date')
    .forShare()
    .execute()
  const last = closed.at(-1)
  return last === undefined ? beginning : addDays(last.to, 1)
}
