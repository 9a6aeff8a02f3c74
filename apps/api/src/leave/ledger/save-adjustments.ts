// Saves adjustments of one or many people (L3): lots first, because later removals may spend them.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Ledger } from '@hr/domain/leave/book-adjustment.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { insertAdjustments } from './adjustment.store.ts'
import { insertLedgerEntries, insertNewLots } from './leave-ledger.store.ts'

export type BookedAdjustment = {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly halfDays: number
  readonly date: LocalDate
  readonly reason: string
  /** The adjustment that this one undoes. */
  readonly undoes?: string
  /** Makes an added lot unique. */
  readonly source: string
  readonly booked: Ledger
}

export async function saveAdjustments(db: Scope, adjustments: readonly BookedAdjustment[]): Promise<void> {
  const made = adjustments.map(adjustment => ({ ...adjustment, id: newId() }))
  await insertAdjustments(db, made)
  const lots = made.flatMap(({ id: adjustmentId, employeeId, leaveTypeId, reason, source, booked }) =>
    booked.lots.map(({ id, kind, halfDays, validFrom, validTo }) => ({
      workspace_id: db.workspaceId,
      id,
      employee_id: employeeId,
      leave_type_id: leaveTypeId,
      kind,
      source,
      half_days: halfDays,
      valid_from: validFrom,
      valid_to: validTo,
      reason,
      created_at: db.now,
      adjustment_id: adjustmentId,
    })),
  )
  if (lots.length > 0) await insertNewLots(db, lots)
  const entries = made.flatMap(({ id, reason, booked }) =>
    booked.entries.map(({ lotId, halfDays, date }) => ({
      lotId,
      kind: 'ADJUSTMENT' as const,
      halfDays,
      date,
      reason,
      adjustmentId: id,
    })),
  )
  await insertLedgerEntries(db, entries)
}
