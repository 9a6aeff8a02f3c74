// Requests a change of one's own approved request (R6): a new request with its own number, line and history. The original
// applies until the change is approved.
import { loadLine, resolvedLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { FactsOf, Kind, Shapes, SubmitWork } from './kind.ts'
import { originalToChange } from './original-to-change.ts'
import { lockRequester } from './request.store.ts'
import { startRequest } from './start-request.ts'
import type { StartedRequest } from './start-request.ts'
import { findOwnRequest } from './find-own-request.ts'

type AmendWork<S extends Shapes> = SubmitWork<S> & Work<{ readonly id: string }>

/** Throws NOTHING_CHANGED without a change, and the refusals of originalToChange and of a new request. */
export async function amendRequest<S extends Shapes>(
  work: AmendWork<S>,
  kind: Kind<S>,
): Promise<StartedRequest> {
  const { db, input, files } = work
  await kind.lockCounted(db)
  const { id: originalId, requesterId } = await originalToChange(work, kind)
  await lockRequester(db, requesterId)
  const [facts, lineFacts] = await Promise.all([
    factsOf(work, kind, requesterId),
    loadLine(work, kind, requesterId, input.approverIds),
  ])
  return startRequest(work, kind, {
    requesterId,
    asked: facts.asked,
    change: { purpose: 'AMENDMENT', original_id: originalId },
    line: resolvedLine(lineFacts),
    files,
    held: id => kind.held?.(work, { id, employeeId: requesterId, facts, originalId }),
  })
}

/** Files of the original, such as a certificate, count for its change as well. */
async function factsOf<S extends Shapes>(
  work: AmendWork<S>,
  kind: Kind<S>,
  requesterId: number,
): Promise<FactsOf<S>> {
  const { db, input, files } = work
  const own = await findOwnRequest(work, kind, requesterId, input.id)
  const fileCount = files.length + own.fileCount
  const facts = await kind.facts(db, requesterId, { ...input, fileCount, own })
  if (facts.isSame) throw new Refusal('NOTHING_CHANGED')
  if (facts.refusal) throw facts.refusal
  return facts
}
