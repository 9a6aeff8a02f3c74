// When a delegate decides for an approver: on the days of the delegation, until it is ended (R10).
import { addDays, daysBetween } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { delegationMaxDays } from './delegation-refusal.ts'
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

/**
 * The longest run of days on which nobody else stands in, the first of several as long: one who was named for some days
 * by hand stays. Nothing when every day has somebody.
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

export type Following =
  | { readonly as: 'MOVED' | 'ANEW'; readonly days: Period }
  /** Nobody is left to decide, or no day to decide on. */
  | { readonly as: 'ENDED' }
export type FollowingFacts = {
  readonly today: LocalDate
  readonly isDelegateActive: boolean
  /** What the same approver has named otherwise and not ended. */
  readonly others: readonly Period[]
}

/**
 * What becomes of the delegation that came with a leave, when the leave has other dates: it follows as far as nobody else
 * stands in, and never stands in the way of the decision that moves them. One that decides today keeps its first day; when
 * the days do not go on from there it ends, and the rest is named anew.
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
  return goesOn ? { as: 'MOVED', days: { ...free, from: before.from } } : { as: 'ANEW', days: free }
}
