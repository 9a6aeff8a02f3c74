// Writes a request that is new — leave, or the wish to cancel or change approved leave (R6) — with the next number and its
// audit entry. The reason may tell of an illness: the request keeps it, the audit log does not.
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { leaveKind } from './leave-kind.ts'
import { insertLeaveRequest } from './leave-request.store.ts'

type Asked = LeaveRange & { readonly leaveTypeId: string }
type NewRequest = {
  readonly id: string
  readonly employeeId: number
  readonly asked: Asked
  readonly halfDays: number
  readonly change?: { readonly purpose: 'CANCELLATION' | 'AMENDMENT'; readonly original_id: string }
}

export const askedColumns = ({ leaveTypeId, from, to, fromHalf, toHalf }: Asked) => ({
  leave_type_id: leaveTypeId,
  from_date: from,
  to_date: to,
  from_half: fromHalf,
  to_half: toHalf,
})

export async function insertNumberedRequest(
  { db, caller, input: { reason }, now }: Work<{ readonly reason: string }>,
  { id, employeeId, asked, halfDays, change }: NewRequest,
): Promise<void> {
  const { workspaceId } = caller
  const row = {
    ...change,
    employee_id: employeeId,
    ...askedColumns(asked),
    half_days: halfDays,
    status: 'PENDING' as const,
  }
  const number = await insertLeaveRequest(db, {
    ...row,
    workspace_id: workspaceId,
    id,
    reason,
    created_at: now,
    updated_at: now,
  })
  await writeAudit(db, caller, now, {
    operation: 'CREATE',
    entity: leaveKind.entity,
    entityId: id,
    after: { number, ...row },
  })
}
