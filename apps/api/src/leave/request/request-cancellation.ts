// Asks that one's own approved leave be cancelled (R6): a request with a number, line and history of its own. It holds no
// days; until it is approved the leave stays as it is.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, requestCancellation as endpoint } from '@hr/contract/leave.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { nextNumber } from '#api/db/next-number.ts'
import { leaveKind } from './leave-kind.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { insertLeaveRequest } from './leave-request.store.ts'
import { originalToChange } from './original-to-change.ts'

type AskWork = Work<CheckedInputOf<typeof endpoint>>

/** NOT_FOUND for whoever may not see it, FORBIDDEN for somebody else's, NOT_APPROVED, CHANGE_OPEN. */
export async function requestCancellationOf(work: AskWork): Promise<LeaveRequestDetail> {
  const { db, caller, now } = work
  const { workspaceId } = caller
  const original = await originalToChange(work)
  const { requesterId } = original
  const line = await loadLine(db, {
    workspaceId,
    kind: leaveKind.kind,
    requesterId,
    extraApproverIds: [],
    today: await todayIn(db, workspaceId, now),
  })
  const id = newId()
  await saveCancellation(work, original, id)
  await startLine(work, leaveKind, { id, requesterId, status: 'PENDING', purpose: 'CANCELLATION' }, line)
  return leaveRequestDetail(work, id)
}

async function saveCancellation(
  { db, caller, input, now }: AskWork,
  original: LeaveRow,
  id: string,
): Promise<void> {
  const { workspaceId } = caller
  const row = {
    number: await nextNumber(db, workspaceId, leaveKind.entity),
    purpose: 'CANCELLATION' as const,
    original_id: original.id,
    employee_id: original.requesterId,
    leave_type_id: original.leaveTypeId,
    from_date: original.from,
    to_date: original.to,
    from_half: original.fromHalf,
    to_half: original.toHalf,
    half_days: original.halfDays,
    status: 'PENDING' as const,
  }
  const stored = { workspace_id: workspaceId, id, reason: input.reason, created_at: now, updated_at: now }
  await insertLeaveRequest(db, { ...row, ...stored })
  await writeAudit(db, caller, now, {
    operation: 'CREATE',
    entity: leaveKind.entity,
    entityId: id,
    after: row,
  })
}
