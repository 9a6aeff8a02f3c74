// The SQL of the leave ledger: dated lots and append-only entries (L3-L5).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Allocation } from '@hr/domain/leave/allocate-lots.ts'
import type { LeaveEntry, LeaveLot } from '@hr/domain/leave/balance.ts'
import type { Insertable, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { isAnyOf } from '#api/db/connect/is-any-of.ts'
import { lateInsert } from '#api/db/connect/late-insert.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export type TypedLot = LeaveLot & {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly reason: string
  readonly adjustmentId: string | null
}
export type RequestEntry = LeaveEntry & { readonly requestId: string | null }

/**
 * Every change of a balance takes this lock first, so that two never spend the same half day (L9).
 * It does not block foreign keys to the employee.
 */
export async function lockBalance(db: Scope, employeeId: number): Promise<void> {
  const lock = db.from('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate()
  await sendWrite(db, lock.compile())
}

/** For many people, in the order of their ids, to avoid deadlocks. */
export async function lockBalances(db: Scope, employeeIds: readonly number[]): Promise<void> {
  await db
    .from('employee')
    .select('id')
    .where(sql<boolean>`id = any(${employeeIds}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The existing yearly grants of a leave year, of everybody by default. */
export function listGranted(db: Scope, source: string, employeeIds: readonly number[] | undefined) {
  return db
    .from('leave_lot')
    .select(['employee_id as employeeId', 'leave_type_id as leaveTypeId'])
    .where('kind', '=', 'GRANT')
    .where('source', '=', source)
    .$if(employeeIds !== undefined, query =>
      query.where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`),
    )
    .execute()
}

/** By their first day. */
export async function listLotsOf(
  db: Scope,
  employeeIds: readonly number[],
  /** Without lots that are valid on none of these days. */
  days?: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<TypedLot[]> {
  if (employeeIds.length === 0) return []
  return lotsWhere(db, isAnyOf('employee_id', employeeIds))
    .$if(days !== undefined, query =>
      query
        .where('valid_from', '<=', days?.to ?? '')
        .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', days?.from ?? '')])),
    )
    .execute()
}

export const lotsWhere = (db: Scope, is: RawBuilder<boolean>) =>
  db
    .from('leave_lot')
    .select([
      'id',
      'employee_id as employeeId',
      'leave_type_id as leaveTypeId',
      'kind',
      'half_days as halfDays',
      'valid_from as validFrom',
      'valid_to as validTo',
      'reason',
      'adjustment_id as adjustmentId',
    ])
    .where(is)
    .orderBy('valid_from')
    .orderBy('id')

const useRows = lateInsert('leave_entry', [
  'workspace_id',
  'id',
  'lot_id',
  'kind',
  'half_days',
  'date',
  'request_id',
  'created_at',
])

/** One USE entry per lot and date. */
export function newUse(db: Scope, { requestId, allocations }: UseOfLots): LateRows {
  const halfDays = new Map<string, number>()
  for (const { lotId, date } of allocations) {
    const key = `${lotId} ${date}`
    halfDays.set(key, (halfDays.get(key) ?? 0) + 1)
  }
  const rows = Array.from(halfDays, ([key, count]) => {
    const [lotId = '', date = ''] = key.split(' ')
    return {
      workspace_id: db.workspaceId,
      id: newId(),
      lot_id: lotId,
      kind: 'USE' as const,
      half_days: -count,
      date,
      request_id: requestId,
      created_at: db.now,
    }
  })
  return { insert: useRows, rows }
}
type UseOfLots = {
  readonly requestId: string
  readonly allocations: readonly Allocation[]
}

/** Releases what the request still reserves, once: a second release fails on leave_entry_release_once (L4). */
export async function insertRelease(db: Scope, requestId: string): Promise<void> {
  const held = await listHeld(db, requestId)
  await insertReleases(db, requestId, held)
}

/** Releases half days of a request to the lots that paid for them, the last to expire first (L10). */
export async function releaseHalfDays(
  db: Scope,
  requestId: string,
  days: readonly { readonly date: LocalDate }[],
): Promise<void> {
  const held = await listHeld(db, requestId)
  const wanted = Map.groupBy(days, ({ date }) => date)
  const released = held.flatMap(row => {
    const rest = wanted.get(row.date)?.splice(0, row.half_days) ?? []
    return rest.length === 0 ? [] : [{ ...row, half_days: rest.length }]
  })
  await insertReleases(db, requestId, released)
}

type Held = { lot_id: string; date: LocalDate; half_days: number; round: number }

/**
 * What the request reserves of each lot per date, the lot that pays last first, and how often each was released before.
 */
export function listHeld(db: Scope, requestId: string): Promise<Held[]> {
  return db
    .from('leave_entry as e')
    .innerJoin('leave_lot as l', join =>
      join.onRef('l.workspace_id', '=', 'e.workspace_id').onRef('l.id', '=', 'e.lot_id'),
    )
    .select([
      'e.lot_id',
      'e.date',
      sql<number>`-sum(e.half_days)`.as('half_days'),
      sql<number>`count(*) filter (where e.kind = 'RELEASE')`.as('round'),
    ])
    .where('e.request_id', '=', requestId)
    .groupBy(['e.lot_id', 'e.date', 'l.valid_from', 'l.valid_to'])
    .having(sql<boolean>`sum(e.half_days) < 0`)
    .orderBy('e.date')
    .orderBy('l.valid_to', order => order.desc().nullsFirst())
    .orderBy('l.valid_from')
    .orderBy('e.lot_id', 'desc')
    .execute()
}

async function insertReleases(db: Scope, requestId: string, rows: readonly Held[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('leave_entry')
    .values(
      rows.map(row => ({
        ...row,
        workspace_id: db.workspaceId,
        id: newId(),
        kind: 'RELEASE' as const,
        request_id: requestId,
        created_at: db.now,
      })),
    )
    .execute()
}

/** Keeps existing lots (same employee, type, kind and source). Returns the number of new ones. */
export async function insertNewLots(
  db: Db,
  lots: readonly Insertable<Tables['leave_lot']>[],
): Promise<number> {
  let inserted = 0
  // PostgreSQL takes 65,535 parameters per statement.
  for (const some of inBatches(lots, 2000)) {
    const result = await db
      .insertInto('leave_lot')
      .values(some)
      .onConflict(conflict =>
        conflict.columns(['workspace_id', 'employee_id', 'leave_type_id', 'kind', 'source']).doNothing(),
      )
      .executeTakeFirst()
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0)
  }
  return inserted
}

type NewEntry = {
  readonly lotId: string
  readonly kind: 'ADJUSTMENT' | 'EXPIRY' | 'CARRY_OUT'
  readonly halfDays: number
  readonly date: LocalDate
  readonly reason?: string
  readonly adjustmentId?: string
}

/** Entries not caused by a request; those of 0 half days are left out. */
export async function insertLedgerEntries(db: Scope, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries
    .filter(({ halfDays }) => halfDays !== 0)
    .map(({ lotId, kind, halfDays, date, reason = '', adjustmentId = null }) => ({
      workspace_id: db.workspaceId,
      id: newId(),
      lot_id: lotId,
      kind,
      half_days: halfDays,
      date,
      reason,
      created_at: db.now,
      adjustment_id: adjustmentId,
    }))
  // PostgreSQL takes 65,535 parameters per statement.
  for (const some of inBatches(rows, 2000)) await db.insertInto('leave_entry').values(some).execute()
}
