// When a delegate decides for an approver: on the days of the delegation, until it is ended (R10).
import type { LocalDate } from '../calendar/local-date.ts'
import type { Period } from './delegation-refusal.ts'

export const delegationStates = ['PLANNED', 'ACTIVE', 'PAST'] as const
export type DelegationState = (typeof delegationStates)[number]
export type Delegation = Period & {
  /** Ended before its last day, by hand or by what it came with. */
  readonly isEnded: boolean
}

export function delegationState({ from, to, isEnded }: Delegation, today: LocalDate): DelegationState {
  if (isEnded || to < today) return 'PAST'
  return from > today ? 'PLANNED' : 'ACTIVE'
}

/**
 * The days on which the delegate that came with a leave decides: those of the leave that are not over, from today on.
 * Nothing when all of them are.
 */
export const delegatedDays = ({ from, to }: Period, today: LocalDate): Period | undefined =>
  to < today ? undefined : { from: from < today ? today : from, to }
