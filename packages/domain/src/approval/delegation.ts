// When a delegate decides for an approver: on the days of the delegation until it ends (R10).
import { addDays, daysBetween } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { delegationMaxDays } from './delegation-refusal.ts'
import type { Period } from './delegation-refusal.ts'

const delegationStates = ['PLANNED', 'ACTIVE', 'PAST'] as const
type DelegationState = (typeof delegationStates)[number]
export type Delegation = Period & {
  /** Ended before its last day, by hand or with its leave. */
  readonly isEnded: boolean
}

export function delegationState({ from, to, isEnded }: Delegation, today: LocalDate): DelegationState {
  if (isEnded || to < today) return 'PAST'
  return from > today ? 'PLANNED' : 'ACTIVE'
}

/**
 * The days of a delegation created with leave: the remaining days of the leave, from today.
 * Undefined if none remain.
 */
export const delegatedDays = ({ from, to }: Period, today: LocalDate): Period | undefined =>
  to < today ? undefined : { from: from < today ? today : from, to }

/**
 * The longest run of days without another delegation, the first of equal runs: a delegation created by hand
 * stays. Undefined if every day has one.
 */
export function freeDays({ from, to }: Period, others: readonly Period[]): Period | undefined {
  let start = from
  let longest: Period | undefined
  const consider = (run: Period) => {
    if (run.from <= run.to && (!longest || length(run) > length(longest))) longest = run
  }
  for (const other of others.toSorted((one, next) => (one.from < next.from ? -1 : 1))) {
    const before = addDays(other.from, -1)
    consider({ from: start, to: before < to ? before : to })
    const after = addDays(other.to, 1)
    if (after > start) start = after
  }
  consider({ from: start, to })
  return longest
}

const length = ({ from, to }: Period): number => daysBetween(from, to)

type Following =
  | { readonly as: 'MOVED' | 'NEW'; readonly days: Period }
  /** No delegate or no day is left. */
  | { readonly as: 'ENDED' }
export type FollowingFacts = {
  readonly today: LocalDate
  readonly isDelegateActive: boolean
  /** Other delegations of the approver that have not ended. */
  readonly others: readonly Period[]
}

/**
 * The delegation created with leave, after the leave moved: it follows to days without another delegation
 * and never blocks the decision that moves them. A running one keeps its first day; if the
 * new days do not continue from it, it ends and the rest becomes a new delegation.
 */
export function followedDates(
  before: Period,
  dates: Period,
  { today, isDelegateActive, others }: FollowingFacts,
): Following {
  const days = delegatedDays(dates, today)
  const free = days && freeDays(days, others)
  if (!free || !isDelegateActive) return { as: 'ENDED' }
  if (before.from > today) return { as: 'MOVED', days: free }
  const goesOn =
    before.to >= today && free.from === today && daysBetween(before.from, free.to) < delegationMaxDays
  return goesOn ? { as: 'MOVED', days: { ...free, from: before.from } } : { as: 'NEW', days: free }
}
