// Approves or rejects the current step in one transaction (R3-R5). Of two concurrent decisions the second waits for the
// lock and then finds the step decided.
import { afterDecision } from '@hr/domain/approval/after-decision.ts'
import type { Decision } from '@hr/domain/approval/after-decision.ts'
import { decidableStep, decidesFor, decisionRefusal } from '@hr/domain/approval/decision-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { afterApproval } from './after-approval.ts'
import { insertEvents, listEvents } from './event.store.ts'
import { cancelSteps, updateDecidedStep } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import { endOriginal } from './cancel-request.ts'
import { alreadyDecided } from './already-decided.ts'
import { endDelegationOf } from './delegation-of-request.ts'
import { openRequest } from './open-request.ts'
import type { OpenedRequest } from './open-request.ts'
import { actorOf } from './reader.ts'
import type { Reader } from './reader.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'
import { stepProgress } from './step-progress.ts'
import { loadAudience, publishChange, waitingNotice } from './load-audience.ts'

export type DecisionInput = {
  readonly id: string
  readonly comment: string
  /** The step the actor saw, so that a double click does not decide the next one. */
  readonly approveOrder?: number | undefined
  /** Number of history entries the actor saw: nobody decides a version they did not see. */
  readonly seenHistory?: number | undefined
}

type WrittenDecision = {
  readonly id: string
  readonly status: RequestStatus
  /** Notifies and writes the audit entry; the request can be read meanwhile. */
  readonly finish: () => Promise<void>
}

/** The whole verb, for a caller that does not read the request meanwhile. Returns the new status of the request. */
export async function decideStep(...verb: Parameters<typeof writeDecision>): Promise<RequestStatus> {
  const { status, finish } = await writeDecision(...verb)
  await finish()
  return status
}

/**
 * Throws NOT_FOUND if the caller may not see it, NOT_APPROVER, OWN_REQUEST, STEP_NOT_READY, ALREADY_DECIDED with who and
 * when, or REQUEST_EDITED since the actor saw it.
 */
export async function writeDecision(
  work: Work<DecisionInput>,
  kind: RequestKind,
  decision: Decision,
): Promise<WrittenDecision> {
  const { db, caller, input, now } = work
  if (decision === 'APPROVED') await kind.lockCounted(db)
  const opened = await openRequest(work, kind)
  const { head, steps } = opened
  const { step, decidedFor } = await stepToDecide(work, kind, opened)

  const { approveOrder } = step
  const after = await afterApproval(work, kind, head, afterDecision(steps, { approveOrder, decision }))
  const decided = {
    status: decision,
    decidedBy: caller.employeeId,
    decidedFor,
    decidedAt: now,
    comment: input.comment,
  }
  const decidedSteps = after.steps.map(one =>
    one.approveOrder === approveOrder ? { ...one, ...decided } : one,
  )
  const [audience] = await Promise.all([
    loadAudience(work, kind, head, decidedSteps),
    updateDecidedStep(db, kind, { requestId: head.id, approveOrder, ...decided }),
  ])
  const ended = after.steps.filter(one => one.status === 'CANCELLED').map(one => one.approveOrder)
  await cancelSteps(db, kind, head.id, ended)
  insertEvents(db, [
    {
      workspace_id: caller.workspaceId,
      kind: kind.kind,
      request_id: head.id,
      at: now,
      actor_id: caller.employeeId,
      acted_for: decidedFor,
      account_id: caller.accountId,
      action: decision,
      approve_order: approveOrder,
      comment: input.comment,
    },
  ])
  await applyOutcome(work, kind, head, { status: after.requestStatus, decidedFor })
  const notice = {
    event: after.requestStatus === 'PENDING' ? 'STEP_APPROVED' : decision,
    employeeIds: [head.requesterId],
    by: { ...caller, actedFor: decidedFor },
    comment: input.comment,
    progress: after.next && (await stepProgress(db, { ...after, approveOrder }, after.next)),
  } as const
  const finish = async () => {
    await kind.notify(work, head, [notice, waitingNotice(head, audience.decidersOf(after.next))])
    await publishChange(work, kind, head, audience)
    await auditUpdate(db, kind.entity, head.id, {
      before: { status: head.status, approveOrder, step: step.status },
      after: {
        status: after.requestStatus,
        approveOrder,
        step: decision,
        comment: input.comment,
        ...(decidedFor !== null && { decidedForEmployeeId: decidedFor }),
      },
    })
  }
  return { id: head.id, status: after.requestStatus, finish }
}

type Outcome = { readonly status: RequestStatus; readonly decidedFor: number | null }

/** What a decision does besides the steps: the request ends, an approved change ends its original (R6). */
async function applyOutcome(
  work: Work<DecisionInput>,
  kind: RequestKind,
  head: RequestHead,
  { status, decidedFor }: Outcome,
): Promise<void> {
  const { comment } = work.input
  if (status !== head.status) await kind.settle(work, head, status, comment)
  if (status === 'APPROVED' && head.purpose !== 'NEW')
    await endOriginal(work, kind, head, { actedFor: decidedFor, comment })
  if (status === 'REJECTED') await endDelegationOf(work, { kind, request: head })
}

async function stepToDecide(
  work: Work<DecisionInput>,
  kind: RequestKind,
  { head, steps, reader }: OpenedRequest,
): Promise<{ readonly step: StoredStep; readonly decidedFor: number | null }> {
  const { approveOrder } = work.input
  const as = (actor: Reader) => ({
    requestStatus: head.status,
    requesterId: head.requesterId,
    steps,
    ...(approveOrder !== undefined && { stepOrder: approveOrder }),
    actor: actorOf(actor, kind),
  })
  const inPerson = as({ ...reader, delegators: [] })
  // An approver who is named decides in person, even if they are also a delegate.
  const facts = decisionRefusal(inPerson) ? as(reader) : inPerson
  const { actor } = facts
  const refusal = decisionRefusal(facts)
  if (refusal?.code === 'ALREADY_DECIDED') throw await alreadyDecided(work, kind, head, refusal.step)
  if (refusal) throw new Refusal(refusal.code)
  if (await isEditedSince(work, kind, head)) throw new Refusal('REQUEST_EDITED')
  const step = orNotFound(decidableStep(facts))
  return { step, decidedFor: decidesFor(step, actor) }
}

async function isEditedSince(
  { db, input }: Work<DecisionInput>,
  kind: RequestKind,
  head: RequestHead,
): Promise<boolean> {
  if (input.seenHistory === undefined) return false
  const events = await listEvents(db, kind, head.id)
  return events.slice(input.seenHistory).some(event => event.action === 'EDITED')
}
