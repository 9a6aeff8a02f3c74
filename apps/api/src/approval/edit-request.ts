// Edits a pending request (R7): permission, concurrent changes since the editor saw it, and its line.
import { editRefusal } from '@hr/domain/approval/change-refusal.ts'
import { editedLine } from '@hr/domain/approval/edited-line.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import type { Step } from '@hr/domain/approval/step.ts'
import { writeNow } from '#api/db/connect/commit-writes.ts'
import { Refusal } from '#api/http/refusal.ts'
import { endAsks } from '#api/notification/end-asks.ts'
import { actorName } from '#api/people/names-of.ts'
import { alreadyDecided } from './already-decided.ts'
import { insertEvents, listEvents } from './event.store.ts'
import { deleteSteps } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import { loadLine, resolvedLine } from './load-line.ts'
import { openRequest } from './open-request.ts'
import type { OpenedRequest } from './open-request.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'
import { lineRows } from './start-line.ts'
import { loadAudience, publishChange, waitingNotice } from './load-audience.ts'
import type { Audience } from './load-audience.ts'
import { storedText } from './history-text.ts'
import type { HistoryText } from './history-text.ts'

export type EditInput = {
  readonly id: string
  /** Number of history entries the editor saw; all of them if left out. */
  readonly seenHistory?: number | undefined
  readonly approverIds: readonly number[]
}

/**
 * Locked. Throws NOT_FOUND if the caller may not see it, FORBIDDEN for another person's, ALREADY_DECIDED with who and
 * when or STALE if it was decided or edited since the editor saw it.
 */
export async function openForEdit(work: Work<EditInput>, kind: RequestKind): Promise<OpenedRequest> {
  const { db, caller, input } = work
  const opened = await openRequest(work, kind)
  const { head, steps } = opened
  const { status: requestStatus, ...facts } = head
  const refusal = editRefusal({ ...facts, requestStatus, actorId: caller.employeeId })
  if (refusal?.code === 'NOT_PENDING') throw await alreadyDecided(work, kind, head, undefined)
  if (refusal) throw new Refusal('FORBIDDEN')
  const since =
    input.seenHistory === undefined ? [] : (await listEvents(db, kind, head.id)).slice(input.seenHistory)
  const decided = since.findLast(event => event.action === 'APPROVED')
  if (decided) {
    const step = steps.find(one => one.approveOrder === decided.approveOrder)
    throw await alreadyDecided(work, kind, head, step)
  }
  if (since.some(event => event.action === 'EDITED')) throw new Refusal('STALE')
  return opened
}

type Edited = {
  readonly isMaterialChange: boolean
  /** What changed, as text for the history. */
  readonly comment: HistoryText
}

/** Keeps or restarts the line, writes the history, and notifies former and new approvers. */
export async function continueLine(
  work: Work<EditInput>,
  kind: RequestKind,
  { head, steps }: OpenedRequest,
  { isMaterialChange, comment }: Edited,
): Promise<void> {
  const { db, caller, input, now } = work
  const { workspaceId, employeeId, accountId } = caller
  const approversChanged = addedIds(steps).join() !== input.approverIds.join()
  const outcome = editedLine({ steps, isMaterialChange, approversChanged })
  if (outcome === 'REFUSED')
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'approverIds', code: 'lineBegun', parameters: {} }])
  const restarted = outcome === 'RESTARTED' ? await newLine(work, kind, head) : undefined
  const line = restarted ?? steps
  insertEvents(db, [
    {
      workspace_id: workspaceId,
      kind: kind.kind,
      request_id: head.id,
      at: now,
      actor_id: employeeId,
      account_id: accountId,
      action: 'EDITED',
      // A step here means that the line restarts at it.
      approve_order: restarted === undefined ? null : (readyStep(restarted)?.approveOrder ?? null),
      ...storedText(comment),
    },
  ])
  if (restarted !== undefined) writeNow(db, lineRows(work, kind, head.id, restarted))
  // Approvals of a restarted line no longer count (R7).
  const before =
    restarted === undefined ? steps : steps.map(one => ({ ...one, decidedBy: null, decidedFor: null }))
  const audience = await loadAudience(work, kind, head, [...before, ...line])
  await notifyPeople(work, kind, head, {
    before: steps,
    after: line,
    audience,
    asksAgain: restarted !== undefined,
  })
  await publishChange(work, kind, head, audience)
}

/** Approvers whom the requester added. */
export const addedIds = (steps: readonly StoredStep[]) =>
  steps.flatMap(step => (step.resolver === 'ADDED' ? (step.approverId ?? []) : []))

/** Former approvals remain in the history. */
async function newLine(work: Work<EditInput>, kind: RequestKind, { id, requesterId }: RequestHead) {
  const { db, input } = work
  await deleteSteps(db, kind, id)
  return resolvedLine(await loadLine(work, kind, requesterId, input.approverIds))
}

type Lines = {
  readonly before: readonly StoredStep[]
  readonly after: readonly Step[]
  readonly audience: Audience
  /** What asked before shows the old dates. */
  readonly asksAgain: boolean
}

/** Former approvers learn what changed; new ones are asked as for any request. */
async function notifyPeople(
  work: Work<EditInput>,
  kind: RequestKind,
  head: RequestHead,
  { before, after, audience, asksAgain }: Lines,
): Promise<void> {
  const decided = before.flatMap(step => (step.status === 'APPROVED' ? (step.decidedBy ?? []) : []))
  const wasAsked = audience.decidersOf(readyStep(before))
  const isAsked = audience.decidersOf(readyStep(after))
  const newlyAsked = isAsked.filter(id => !wasAsked.includes(id))
  const askedAgain = isAsked.filter(id => wasAsked.includes(id))
  const others = [...new Set([...decided, ...wasAsked])].filter(id => !isAsked.includes(id))
  const edited = (employeeIds: readonly number[], asks: boolean) => ({
    event: 'EDITED' as const,
    employeeIds: employeeIds.filter(id => id !== head.requesterId),
    asks,
    by: { ...work.caller, actedFor: null },
    comment: '',
  })
  const ending = { event: 'EDITED', actor: await actorName(work.db, work.caller) } as const
  await endAsks(work.db, { asksFor: head.id, ending, keep: asksAgain ? [] : isAsked })
  await kind.notify(work, head, [
    waitingNotice(head, newlyAsked),
    edited(askedAgain, asksAgain),
    edited(others, false),
  ])
}
