// Asks that one's own approved leave be cancelled (R6): a request with a number, line and history of its own. It holds no
// days; until it is approved the leave stays as it is.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, requestCancellation as endpoint } from '@hr/contract/leave.ts'
import { askRefusal } from '@hr/domain/approval/change-refusal.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { statusText } from '#api/approval/status-text.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { nextNumber } from '#api/db/next-number.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { leaveKind } from './leave-kind.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { insertLeaveRequest } from './leave-request.store.ts'

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

/** Behind its lock: of two who ask at once, the second sees what the first asked. */
async function originalToChange(work: AskWork): Promise<LeaveRow> {
  const { db, caller, input, language } = work
  const { workspaceId, employeeId } = caller
  const head = found(await leaveKind.lock(db, workspaceId, input.id))
  const steps = await listSteps(db, { workspaceId, kind: leaveKind.kind }, [head.id])
  if (!(await canSeeRequest(work, leaveKind, head, steps))) throw new Refusal('NOT_FOUND')
  const original = found(await findLeaveRow(db, workspaceId, head.id))
  const hasOpenChange = original.openChange !== null
  const refusal = askRefusal({ ...head, requestStatus: head.status, actorId: employeeId, hasOpenChange })
  if (refusal) throw new Refusal(refusal.code, { status: statusText(language, head.status) })
  return original
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
