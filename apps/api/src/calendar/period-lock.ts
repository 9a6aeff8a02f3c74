// Locks of the periods of attendance (A13), for all whose changes closed days do not follow.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { beginning } from './shifts-on.queries.ts'

type Db = Kysely<Tables>

/** Until the transaction ends no period is closed: whoever changes days knows which dates still are open. */
export async function lockPeriodsShared(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(workspaceId)}, 0))`.execute(db)
}

/** To close one: waits for everybody who changes days now. Whoever holds it waits for nothing else. */
export async function lockPeriods(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(workspaceId)}, 0))`.execute(db)
}

const lockOf = (workspaceId: string) => `attendance periods ${workspaceId}`

/**
 * The day after the last closed period; without one, the beginning. Until the transaction ends no period is closed, and none
 * of those that are is opened: its days would follow what holds now, and not what this transaction changes. Before any person
 * is locked, since whoever opens a period locks them behind it.
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
