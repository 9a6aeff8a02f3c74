// Starts a new request: steps, first history entry, and notification of the first approvers (R2, R11).
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import { insertEvents, insertSteps } from './approval.store.ts'
import { loadAudience, publishChange, waitingNotice } from './load-audience.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

export async function startLine(
  work: Work<unknown>,
  kind: RequestKind,
  head: RequestHead,
  steps: readonly LineStep[],
): Promise<void> {
  const { db, caller, now } = work
  await insertEvents(db, [
    {
      workspace_id: caller.workspaceId,
      kind: kind.kind,
      request_id: head.id,
      at: now,
      actor_id: caller.employeeId,
      account_id: caller.accountId,
      action: 'REQUESTED',
      approve_order: null,
    },
  ])
  await insertLine(work, kind, head, steps)
  const audience = await loadAudience(work, kind, head, steps)
  const others = (ids: readonly number[]) => ids.filter(id => id !== caller.employeeId)
  await kind.notify(work, head, [
    waitingNotice(head, others(audience.decidersOf(readyStep(steps)))),
    {
      event: 'REQUESTED',
      employeeIds: others([head.requesterId]),
      by: { ...caller, actedFor: null },
      comment: '',
    },
  ])
  await publishChange(work, kind, head, audience)
}

/** Inserts the steps of a starting line, and the skipped ones into the history. */
export async function insertLine(
  { db, caller, now }: Work<unknown>,
  { kind }: RequestKind,
  { id }: RequestHead,
  steps: readonly LineStep[],
): Promise<void> {
  const of = { workspace_id: caller.workspaceId, kind, request_id: id }
  await insertSteps(
    db,
    steps.map(step => ({
      ...of,
      approve_order: step.approveOrder,
      resolver: step.resolver,
      approver_id: step.approverId,
      status: step.status,
      skip_reason: step.skipReason,
      decided_by: null,
      decided_for: null,
      decided_at: null,
    })),
  )
  await insertEvents(
    db,
    steps
      .filter(step => step.status === 'SKIPPED')
      .map(step => ({
        ...of,
        at: now,
        actor_id: null,
        account_id: null,
        action: 'SKIPPED' as const,
        approve_order: step.approveOrder,
      })),
  )
}
