// Four-eyes principle: who decides an unassigned step (R8a).
import type { Step } from './step.ts'

/** A delegate approves for somebody (R10): both have approved. */
export type DecidedStep = Step & {
  readonly decidedBy?: number | null
  readonly decidedFor?: number | null
}

export const hasApproved = (steps: readonly DecidedStep[], employeeId: number): boolean =>
  steps.some(
    ({ status, decidedBy, decidedFor }) =>
      status === 'APPROVED' && (decidedBy === employeeId || decidedFor === employeeId),
  )

type Facts = {
  readonly steps: readonly DecidedStep[]
  readonly requesterId: number
  /** Who has the permission and can act. */
  readonly holders: readonly number[]
}

/** Holders who approved no earlier step; if none is left, all holders. Never the requester. */
export function unassignedDeciders({ steps, requesterId, holders }: Facts): number[] {
  const others = holders.filter(id => id !== requesterId)
  const fresh = others.filter(id => !hasApproved(steps, id))
  return fresh.length > 0 ? fresh : others
}
