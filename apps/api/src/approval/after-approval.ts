// Approving a request for a closed period (A13) needs `approve` on everybody's group and a reason. A last approval by
// anybody else is a recommendation, and the request continues to HR.
import { can } from '@hr/domain/access/can.ts'
import type { Decided } from '@hr/domain/approval/after-decision.ts'
import { closedReasonMissing } from '#api/calendar/closed-reason-missing.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import { insertStep } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

type After = Decided<StoredStep>

/** Throws INVALID_INPUT for a final approval without a reason. */
export async function afterApproval(
  { db, caller, input }: Work<{ readonly comment: string }>,
  kind: RequestKind,
  { id: requestId }: RequestHead,
  after: After,
): Promise<After> {
  if (after.requestStatus !== 'APPROVED') return after
  await lockPeriodsShared(db)
  const closedTo = await kind.findClosedTo(db, requestId)
  if (closedTo === null) return after
  if (can(caller.access, kind.groups.all, 'approve')) {
    if (input.comment.trim() !== '') return after
    throw closedReasonMissing('comment', closedTo)
  }
  const next: StoredStep = {
    requestId,
    approveOrder: Math.max(...after.steps.map(step => step.approveOrder)) + 1,
    resolver: 'PERMISSION',
    approverId: null,
    status: 'PENDING',
    skipReason: null,
    decidedBy: null,
    decidedFor: null,
    decidedAt: null,
    comment: '',
  }
  insertStep(db, kind, requestId, next)
  return { steps: [...after.steps, next], requestStatus: 'PENDING', next }
}
