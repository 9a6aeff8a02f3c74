// Uses that prevent deleting a leave type (L1).
import type { LeaveTypeUsage } from '@hr/contract/leave-type.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { grantReasons } from '../request/leave-reasons.ts'

/** Yearly grants without bookings do not count. */
export async function countLeaveTypeUsage(db: Scope, leaveTypeId: string): Promise<LeaveTypeUsage> {
  const own = Object.values(grantReasons)
  const { rows } = await sql<LeaveTypeUsage>`
    with lots as (
      select * from leave_lot where workspace_id = ${db.workspaceId} and leave_type_id = ${leaveTypeId}
    ), entries as (
      select e.lot_id, e.kind = 'ADJUSTMENT' and e.reason <> all(${own}) as by_hand
      from leave_entry e join lots on e.workspace_id = lots.workspace_id and e.lot_id = lots.id
      where e.kind not in ('USE', 'RELEASE')
    ) select
      (select count(*) from leave_request where workspace_id = ${db.workspaceId} and leave_type_id = ${leaveTypeId})::integer
        as requests,
      ((select count(*) from lots where kind in ('ADJUSTMENT', 'OPENING'))
        + (select count(*) from entries where by_hand))::integer as adjustments,
      (select count(distinct lot_id) from entries where not by_hand)::integer as changes`.execute(db)
  return rows[0] ?? { requests: 0, adjustments: 0, changes: 0 }
}
