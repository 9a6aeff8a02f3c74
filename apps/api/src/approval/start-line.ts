// Starts a new request: steps, first history entry, and notification of the first approvers (R2, R11).
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { newEvents } from './event.store.ts'
import { newSteps } from './step.store.ts'
import { publishChange, waitingNotice } from './load-audience.ts'
import type { Audience } from './load-audience.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

/** The rows of a new request's line. */
export function startedLine(
  work: Work<unknown>,
  kind: RequestKind,
  { id }: RequestHead,
  steps: readonly LineStep[],
): readonly LateRows[] {
  const { caller, now } = work
  const requested = {
    workspace_id: caller.workspaceId,
    kind: kind.kind,
    request_id: id,
    at: now,
    actor_id: caller.employeeId,
    account_id: caller.accountId,
    action: 'REQUESTED',
    approve_order: null,
  } as const
  return [newEvents([requested]), ...lineRows(work, kind, id, steps)]
}

/** The steps of a starting line, and the skipped ones in the history. */
export function lineRows(
  { db, now }: Work<unknown>,
  { kind }: RequestKind,
  requestId: string,
  steps: readonly LineStep[],
): readonly LateRows[] {
  const skipped = steps.filter(step => step.status === 'SKIPPED')
  const events = skipped.map(step => ({
    workspace_id: db.workspaceId,
    kind,
    request_id: requestId,
    at: now,
    actor_id: null,
    account_id: null,
    action: 'SKIPPED' as const,
    approve_order: step.approveOrder,
  }))
  return [newSteps(db, { kind }, requestId, steps), newEvents(events)]
}

export async function notifyOfStart(
  work: Work<unknown>,
  kind: RequestKind,
  head: RequestHead,
  { steps, audience }: { readonly steps: readonly LineStep[]; readonly audience: Audience },
): Promise<void> {
  const { caller } = work
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
