// Asks that one's own approved leave be cancelled (R6): a request with a number, line and history of its own. It holds no
// days; until it is approved the leave stays as it is.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveRequestDetail, requestCancellation as endpoint } from '@hr/contract/leave.ts'
import { loadLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { startLine } from '#api/approval/start-line.ts'
import { todayIn } from '#api/company/today.ts'
import { newId } from '#api/db/new-id.ts'
import { insertNumberedRequest } from './insert-numbered-request.ts'
import { leaveKind } from './leave-kind.ts'
import { leaveRequestDetail } from './leave-request-detail.ts'
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
  await insertNumberedRequest(work, {
    id,
    employeeId: requesterId,
    asked: original,
    halfDays: original.halfDays,
    change: { purpose: 'CANCELLATION', original_id: original.id },
  })
  await startLine(work, leaveKind, { id, requesterId, status: 'PENDING', purpose: 'CANCELLATION' }, line)
  return leaveRequestDetail(work, id)
}
