// Locks of attendance periods (A13), for changes that do not apply to closed days.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { beginning } from './shifts-on.queries.ts'

/** Shared lock: no period is closed until the transaction ends, so the open dates are known. */
export async function lockPeriodsShared(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(db.workspaceId)}, 0))`.execute(db)
}

/** Exclusive lock to close a period: waits for running changes of days. Take no other lock after it. */
export async function lockPeriods(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(db.workspaceId)}, 0))`.execute(db)
}

const lockOf = (workspaceId: string) => `attendance periods ${workspaceId}`

/**
 * The day after the last closed period; without one, the beginning. Prevents closing and opening periods until the
 * transaction ends: an opened period's days would miss this change. Call it before locking people, because opening a
 * period locks people after periods.
 */
export async function lockFirstOpenDate(db: Scope): Promise<LocalDate> {
  await lockPeriodsShared(db)
  const closed = await db
    .from('attendance_period')
    .select('to_date as to')
    .where('is_closed', '=', true)
    .orderBy('from_date')
    .forShare()
    .execute()
  const last = closed.at(-1)
  return last === undefined ? beginning : addDays(last.to, 1)
}
