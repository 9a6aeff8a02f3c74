// Saves adjustments of one or many people (L3): lots first, because later removals may spend them.
import type { Ledger } from '@hr/domain/leave/book-adjustment.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { insertLedgerEntries, insertNewLots } from './leave-ledger.store.ts'

export type BookedAdjustment = {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly reason: string
  /** Makes an added lot unique. */
  readonly source: string
  readonly booked: Ledger
}

export async function saveAdjustments(db: Scope, adjustments: readonly BookedAdjustment[]): Promise<void> {
  const lots = adjustments.flatMap(({ employeeId, leaveTypeId, reason, source, booked }) =>
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
    })),
  )
  if (lots.length > 0) await insertNewLots(db, lots)
  const entries = adjustments.flatMap(({ reason, booked }) =>
    booked.entries.map(({ lotId, halfDays, date }) => ({
      lotId,
      kind: 'ADJUSTMENT' as const,
      halfDays,
      date,
      reason,
    })),
  )
  await insertLedgerEntries(db, entries)
}
