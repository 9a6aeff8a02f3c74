// Decides several requests in one call, each on its own: a refused one does not affect the others (R4).
import type { DecisionResult } from '@hr/contract/approval.ts'
import type { Decision } from '@hr/domain/approval/after-decision.ts'
import { inSavepoint } from '#api/db/connect/in-savepoint.ts'
import { failureAnswer } from '#api/http/failure-answer.ts'
import { Refusal } from '#api/http/refusal.ts'
import { decideStep } from './decide-step.ts'
import type { DecisionInput } from './decide-step.ts'
import type { RequestKind, Work } from './request-kind.ts'

type Asked = Pick<DecisionInput, 'id' | 'seenHistory'> & { readonly approveOrder: number }
type Decisions = {
  readonly decisions: readonly Asked[]
  readonly decision: Decision
  readonly comment: string
}

/** In the order of the input. Throws INVALID_INPUT for a rejection without a comment (R5). */
export async function decideMany(work: Work<Decisions>, kind: RequestKind): Promise<DecisionResult[]> {
  const { decisions, decision, comment } = work.input
  if (decision === 'REJECTED' && comment === '')
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'comment', code: 'required', parameters: {} }])
  // Before the first request is locked.
  if (decision === 'APPROVED') await kind.lockCounted(work.db)
  const results = new Map<Asked, DecisionResult>()
  // A fixed order of locks, so that two people who decide the same requests do not deadlock.
  for (const asked of decisions.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    results.set(asked, await decideOne(work, kind, asked))
  return decisions.flatMap(asked => results.get(asked) ?? [])
}

async function decideOne(work: Work<Decisions>, kind: RequestKind, asked: Asked): Promise<DecisionResult> {
  const { id } = asked
  const { decision, comment } = work.input
  try {
    const status = await inSavepoint(work.db, () =>
      decideStep({ ...work, input: { ...asked, comment } }, kind, decision),
    )
    return { id, status, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, body } = failureAnswer(error, work.language)
    return { id, status: null, refusal: { code, message: body.message } }
  }
}
