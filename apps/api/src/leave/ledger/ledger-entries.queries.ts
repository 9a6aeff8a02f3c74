// The entries of many lots at once (L3-L5).
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestEntry, TypedLot } from './leave-ledger.store.ts'

/** With their request, and its status only if it is pending. */
export async function listEntries(
  db: Scope,
  lots: readonly Pick<TypedLot, 'id' | 'employeeId'>[],
  /** Requests whose reservations count as free. */
  without: readonly string[] = [],
): Promise<RequestEntry[]> {
  if (lots.length === 0) return []
  const lotIds = lots.map(lot => lot.id)
  const employeeIds = [...new Set(lots.map(lot => lot.employeeId))]
  return db
    .from('leave_entry as e')
    .select([
      'e.lot_id as lotId',
      'e.kind',
      'e.half_days as halfDays',
      'e.date',
      'e.request_id as requestId',
      // Finds the few pending requests once, by person: a join would read the requests of everybody.
      sql<'PENDING' | null>`case when e.request_id in (
        select r.id from leave_request r
        where r.workspace_id = ${db.workspaceId} and r.status = 'PENDING'
          and r.employee_id = any(${employeeIds}::integer[])) then 'PENDING' end`.as('requestStatus'),
    ])
    .where(sql<boolean>`e.lot_id = any(${lotIds}::uuid[])`)
    .where(sql<boolean>`(e.request_id is null or e.request_id <> all(${without}::uuid[]))`)
    .execute()
}
