// Requests the cancellation of one's own approved request (R6): a new request with its own number, line and history. The
// original applies until the cancellation is approved.
import { loadLine, resolvedLine } from '#api/approval/load-line.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { Kind, Shapes } from './kind.ts'
import { originalToChange } from './original-to-change.ts'
import { startRequest } from './start-request.ts'
import type { StartedRequest } from './start-request.ts'

/** Throws the refusals of originalToChange. */
export async function askToCancel<S extends Shapes>(
  work: Work<{ readonly id: string; readonly reason: string }>,
  kind: Kind<S>,
): Promise<StartedRequest> {
  const original = await originalToChange(work, kind)
  const { id, requesterId } = original
  const change = { purpose: 'CANCELLATION', original_id: id } as const
  const line = resolvedLine(await loadLine(work, kind, requesterId, []))
  return startRequest(work, kind, { requesterId, asked: original, change, line })
}
