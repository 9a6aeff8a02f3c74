// Cancels a request: the owner while it is pending, HR at any time with a reason (R6).
import { can } from '@hr/domain/access/can.ts'
import { afterCancel } from '@hr/domain/approval/after-decision.ts'
import { cancelRefusal } from '@hr/domain/approval/cancel-refusal.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { insertEvents } from './event.store.ts'
import { cancelSteps, listSteps } from './step.store.ts'
import { endDelegationOf, moveDelegationOf } from './delegation-of-request.ts'
import { findDelegationWith, passDelegation } from './delegation.store.ts'
import { openRequest } from './open-request.ts'
import type { EngineWork, RequestHead, RequestKind, Work } from './request-kind.ts'
import { statusText } from './status-text.ts'
import { loadAudience, publishChange } from './load-audience.ts'
import { storedText } from './history-text.ts'
import type { HistoryText } from './history-text.ts'

/** Throws NOT_FOUND if the caller may not see it, FORBIDDEN, NOT_PENDING, or for a missing reason. */
export async function cancelRequest(
  work: Work<{ readonly id: string; readonly reason: string }>,
  kind: RequestKind,
): Promise<void> {
  const { head } = await openRequest(work, kind)
  throwRefusal(work, kind, head)
  await endAsCancelled(work, kind, head, { reason: work.input.reason })
}

/** Why a request ends, directly or as an effect. */
type EndedBy = {
  /** The approver for whom a delegate acted (R10). */
  readonly actedFor?: number | null
  readonly reason: HistoryText
  /** The reason of its effect, if that is not the same. */
  readonly because?: string
  /** Another request replaces it, and people are notified of that one. */
  readonly isReplaced?: boolean
}

/**
 * Ends the original of an approved change as if HR had cancelled it, with the number of the change and the comment of its
 * approver (R6). The delegation of the leave passes to the change, unless that has its own.
 */
export async function endOriginal(
  work: EngineWork,
  kind: RequestKind,
  change: RequestHead,
  { actedFor, comment }: { readonly actedFor: number | null; readonly comment: string },
): Promise<void> {
  const { db } = work
  const original = orNotFound(await kind.lockOriginal(db, change.id))
  const number = original.changeNumber ?? ''
  const isReplaced = change.purpose === 'AMENDMENT'
  if (isReplaced && !(await findDelegationWith(db, kind.kind, change.id)))
    await passDelegation(db, kind, original.id, change.id)
  const says = isReplaced ? 'replacedByRequest' : 'cancelledByRequest'
  const reason = inBothLanguages(language => messageText(language, says, { number }))
  const because = [storedText(reason).comment, comment].filter(text => text !== '').join(': ')
  await endAsCancelled(work, kind, original, { actedFor, reason, because, isReplaced })
  if (!isReplaced) return
  const dates = await kind.replaceOriginal(work, change, because)
  await moveDelegationOf(work, { kind, request: change, dates })
}

/**
 * Cancels a locked request, also when an employment ends (R8), and its pending change. Does nothing if the request has
 * already ended, for example together with another one of the same batch.
 */
export async function endAsCancelled(
  work: EngineWork,
  kind: RequestKind,
  head: RequestHead,
  by: EndedBy,
): Promise<void> {
  const { db } = work
  const { accountId, employeeId: actorId } = db
  const { actedFor = null, reason, because = storedText(reason).comment } = by
  if ((await kind.lock(db, head.id))?.status !== head.status) return
  const steps = await listSteps(db, kind, [head.id])
  const after = afterCancel(steps)
  const open = steps.filter(step => step.status === 'PENDING').map(step => step.approveOrder)
  await cancelSteps(db, kind, head.id, open)
  insertEvents(db, [
    {
      workspace_id: db.workspaceId,
      kind: kind.kind,
      request_id: head.id,
      at: db.now,
      actor_id: actorId,
      account_id: accountId,
      action: 'CANCELLED',
      approve_order: null,
      ...storedText(reason),
    },
  ])
  await kind.settle(work, head, after.requestStatus, because)
  await endDelegationOf(work, { kind, request: head })
  await auditUpdate(db, kind.entity, head.id, {
    before: { status: head.status },
    after: { status: after.requestStatus, reason: storedText(reason).comment },
  })
  // Approvers who were asked or have decided are notified; so is the owner, unless they cancelled it themselves.
  const audience = await loadAudience(work, kind, head, steps)
  const ready = readyStep(steps)
  const asked = ready && ready.approverId !== null ? audience.decidersOf(ready) : []
  const audienceIds = [...steps.flatMap(step => step.decidedBy ?? []), ...asked]
  const cancelled = {
    event: 'CANCELLED',
    employeeIds: by.isReplaced
      ? []
      : [...new Set([head.requesterId, ...audienceIds])].filter(id => id !== actorId),
    by: accountId === null ? null : { accountId, employeeId: actorId, actedFor },
    comment: reason,
  } as const
  await kind.notify(work, head, [cancelled])
  await publishChange(work, kind, head, audience)
  const change = await kind.lockOpenChange(db, head.id)
  if (change) await endAsCancelled(work, kind, change, by)
}

export const cancelFacts = (
  caller: AppCaller,
  { groups }: RequestKind,
  head: RequestHead,
  reason: string,
) => ({
  requestStatus: head.status,
  purpose: head.purpose,
  requesterId: head.requesterId,
  reason,
  actor: { employeeId: caller.employeeId, holdsEdit: can(caller.access, groups.all, 'edit') },
})

function throwRefusal(
  { caller, input, language }: Work<{ readonly reason: string }>,
  kind: RequestKind,
  head: RequestHead,
): void {
  const refusal = cancelRefusal(cancelFacts(caller, kind, head, input.reason))
  if (refusal?.code === 'REASON_REQUIRED')
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'reason', code: 'required', parameters: {} }])
  if (refusal) throw new Refusal(refusal.code, { status: statusText(language, head.status) })
}
