// All SQL that writes half days of leave requests and their number (L7, L8).
import type { HalfDay, LeaveRange } from '@hr/domain/leave/leave-days.ts'
import type { RawBuilder, Updateable } from 'kysely'
import { sql } from 'kysely'
import { lateInsert } from '#api/db/connect/late-insert.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export async function updateLeaveRequest(
  db: Scope,
  id: string,
  changes: Updateable<Tables['leave_request']>,
): Promise<void> {
  await db.update('leave_request').set(changes).where('id', '=', id).execute()
}

const halfDayRows = lateInsert('leave_half_day', [
  'workspace_id',
  'request_id',
  'employee_id',
  'date',
  'half',
  'counted',
  'reason',
  'is_live',
])

/** They violate the unique index leave_half_day_once if another live request has one of them (L8). */
export function newHalfDays(
  db: Scope,
  { requestId, employeeId, days, heldByOriginal = [] }: HalfDaysOf,
): LateRows {
  const held = new Set(heldByOriginal.map(({ date, half }) => `${date} ${half}`))
  const rows = days.map(({ date, half, counted, reason }) => ({
    workspace_id: db.workspaceId,
    request_id: requestId,
    employee_id: employeeId,
    date,
    half,
    counted,
    reason,
    is_live: !held.has(`${date} ${half}`),
  }))
  return { insert: halfDayRows, rows }
}
type HalfDaysOf = {
  readonly requestId: string
  readonly employeeId: number
  readonly days: readonly HalfDay[]
  /** For a change (R6): half days of the leave that it would replace. */
  readonly heldByOriginal?: readonly Pick<HalfDay, 'date' | 'half'>[]
}

export async function deleteHalfDays(db: Scope, requestId: string): Promise<void> {
  await sendWrite(db, db.delete('leave_half_day').where('request_id', '=', requestId).compile())
}

/** Frees the half days of an ended request. */
export async function freeHalfDays(db: Scope, requestId: string): Promise<void> {
  const update = db.update('leave_half_day').set({ is_live: false }).where('request_id', '=', requestId)
  await sendWrite(db, update.compile())
}

/** Half days of live requests of the employee `e` in the range, in order; to select as JSON. */
export const takenHalfDays = (
  db: Scope,
  { from, to }: Pick<LeaveRange, 'from' | 'to'>,
  /** Requests to ignore. */
  without: readonly string[] = [],
) =>
  db
    .from('leave_half_day')
    .select(['date', 'half'])
    .where(sql<boolean>`employee_id = e.id`)
    // A literal instead of a parameter, so that the partial index applies.
    .where(sql<boolean>`is_live`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(sql<boolean>`request_id <> all(${without}::uuid[])`)
    .orderBy('date')
    .orderBy('half')

/** Counted half days of several requests. */
export function listCountedOf(db: Scope, requestIds: readonly string[]) {
  return db
    .from('leave_half_day')
    .select(['request_id as requestId', 'date', 'half', 'counted', 'reason'])
    .where(sql<boolean>`request_id = any(${requestIds}::uuid[])`)
    .where('counted', '=', true)
    .orderBy('date')
    .orderBy('half')
    .execute()
}

/** The half days of a request as counted. */
export const listHalfDays = (db: Scope, requestId: string) =>
  halfDaysOf(db, sql`${requestId}::uuid`).execute()

/** To execute, or to select as JSON. */
export const halfDaysOf = (db: Scope, requestId: RawBuilder<unknown>) =>
  db
    .from('leave_half_day')
    .select(['date', 'half', 'counted', 'reason'])
    .where(sql<boolean>`request_id = ${requestId}`)
    .orderBy('date')
    .orderBy('half')

type CountedDays = {
  readonly requestId: string
  readonly days: readonly HalfDay[]
  /** How many count now. */
  readonly halfDays: number
  readonly now: Date
}

/** Updates which half days of a request count. */
export async function updateCountedDays(
  db: Scope,
  { requestId, days, halfDays, now }: CountedDays,
): Promise<void> {
  for (const { date, half, counted, reason } of days) {
    await db
      .update('leave_half_day')
      .set({ counted, reason })
      .where('request_id', '=', requestId)
      .where('date', '=', date)
      .where('half', '=', half)
      .execute()
  }
  await updateLeaveRequest(db, requestId, { half_days: halfDays, updated_at: now })
  // A pending cancellation shows the same number of days.
  await db
    .update('leave_request')
    .set({ half_days: halfDays })
    .where('original_id', '=', requestId)
    .where('purpose', '=', 'CANCELLATION')
    .where('status', '=', 'PENDING')
    .execute()
}
