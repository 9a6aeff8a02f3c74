// Locks a stored request and loads its line and the caller's role: the start of every verb.
import { Refusal } from '#api/http/refusal.ts'
import type { StoredStep } from './step.store.ts'
import { canSeeRequest } from './can-see-request.ts'
import { loadStepsFor } from './reader.ts'
import type { Reader } from './reader.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

export type OpenedRequest = {
  readonly head: RequestHead
  readonly steps: readonly StoredStep[]
  readonly reader: Reader
}

/** Throws NOT_FOUND if the caller may not see it. */
export async function openRequest(
  work: Work<{ readonly id: string }>,
  kind: RequestKind,
): Promise<OpenedRequest> {
  const { db, input } = work
  // Pipelined in this order, so that the steps are read under the lock.
  const [head, { steps, reader }] = await Promise.all([
    kind.lock(db, input.id),
    loadStepsFor(work, kind, input.id),
  ])
  if (!head || !(await canSeeRequest(work, kind, head, { steps, reader }))) throw new Refusal('NOT_FOUND')
  return { head, steps, reader }
}
