// How a decision or a cancellation changes the steps and the request (R3-R6).
import { readyStep } from './step.ts'
import type { RequestStatus, Step } from './step.ts'

export type Decision = 'APPROVED' | 'REJECTED'
export type Decided<S extends Step> = {
  readonly steps: readonly S[]
  readonly requestStatus: RequestStatus
  /** The step that became ready; its approver is notified. */
  readonly next: S | undefined
}

const withStatus = <S extends Step>(step: S, status: Step['status']): S => ({ ...step, status })

const endOpenSteps = <S extends Step>(steps: readonly S[]): S[] =>
  steps.map(step => (step.status === 'PENDING' ? withStatus(step, 'CANCELLED') : step))

/**
 * Approving the last step approves the request; rejecting any step ends it, and the steps after it are CANCELLED:
 * nobody is asked any more. Throws when the step is not the ready one; decisionRefusal says so before.
 */
export function afterDecision<S extends Step>(
  steps: readonly S[],
  { approveOrder, decision }: { readonly approveOrder: number; readonly decision: Decision },
): Decided<S> {
  if (readyStep(steps)?.approveOrder !== approveOrder) throw new Error(`Step ${approveOrder} is not ready`)
  const decided = steps.map(step => (step.approveOrder === approveOrder ? withStatus(step, decision) : step))
  if (decision === 'REJECTED')
    return { steps: endOpenSteps(decided), requestStatus: 'REJECTED', next: undefined }
  const next = readyStep(decided)
  return { steps: decided, requestStatus: next ? 'PENDING' : 'APPROVED', next }
}

/** Decided steps stay as they are. */
export const afterCancel = <S extends Step>(steps: readonly S[]): Decided<S> => ({
  steps: endOpenSteps(steps),
  requestStatus: 'CANCELLED',
  next: undefined,
})
