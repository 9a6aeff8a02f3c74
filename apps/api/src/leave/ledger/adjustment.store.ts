// The SQL of adjustments: who made them and what undid them (L3).
import type { Scope } from '#api/db/connect/scope.ts'
import type { BookedAdjustment } from './save-adjustments.ts'

type NewAdjustment = Omit<BookedAdjustment, 'booked' | 'source'> & { readonly id: string }

/** A unique constraint refuses a second undo. */
export async function insertAdjustments(db: Scope, adjustments: readonly NewAdjustment[]): Promise<void> {
  if (adjustments.length === 0) return
  const rows = adjustments.map(({ id, employeeId, leaveTypeId, halfDays, date, reason, undoes = null }) => ({
    workspace_id: db.workspaceId,
    id,
    employee_id: employeeId,
    leave_type_id: leaveTypeId,
    half_days: halfDays,
    date,
    reason,
    undoes,
    at: db.now,
    adjusted_by: db.employeeId,
    account_id: db.accountId,
  }))
  await db.insertInto('leave_adjustment').values(rows).execute()
}

/** With the id of the adjustment that undid it. */
export const findAdjustment = (db: Scope, id: string) =>
  db
    .from('leave_adjustment as a')
    .leftJoin('leave_adjustment as u', join =>
      join.onRef('u.workspace_id', '=', 'a.workspace_id').onRef('u.undoes', '=', 'a.id'),
    )
    .select(['a.employee_id as employeeId', 'a.leave_type_id as leaveTypeId', 'a.half_days as halfDays'])
    .select(['a.date', 'a.reason', 'a.undoes', 'u.id as undoneBy'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** The lot and the entries that an adjustment added. */
export async function listBookedBy(db: Scope, adjustmentId: string) {
  const lots = await db
    .from('leave_lot')
    .select(['id', 'half_days as halfDays'])
    .where('adjustment_id', '=', adjustmentId)
    .execute()
  const entries = await db
    .from('leave_entry')
    .select(['lot_id as lotId', 'half_days as halfDays', 'date'])
    .where('adjustment_id', '=', adjustmentId)
    .execute()
  return { lots, entries }
}
