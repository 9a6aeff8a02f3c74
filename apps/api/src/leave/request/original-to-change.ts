// The approved leave that its owner asks to cancel or to change (R6).
import { askRefusal } from '@hr/domain/approval/change-refusal.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { leaveKind } from './leave-kind.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'

/**
 * Behind its lock: of two who ask at once, the second sees what the first asked. NOT_FOUND for whoever may not see it,
 * FORBIDDEN for somebody else's, NOT_APPROVED, CHANGE_OPEN.
 */
export async function originalToChange(work: Work<{ readonly id: string }>): Promise<LeaveRow> {
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
