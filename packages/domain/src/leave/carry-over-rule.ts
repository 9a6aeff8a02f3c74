// What a leave type carries over at the end of a leave year, before anything is settled (L1, L6).
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { carriedUntil } from './settle-ended.ts'
import type { EndedFacts } from './settle-ended.ts'

export type CarryOverRule = {
  /** Half days at most. */
  readonly most: number
  /** The last day to take them; null = the end of the next leave year. */
  readonly until: LocalDate | null
}

/** `to` is the last day of the leave year. Null = nothing is carried over. */
export function carryOverRule(
  { carryOverAmount, expiredAmount }: Pick<EndedFacts, 'carryOverAmount' | 'expiredAmount'>,
  to: LocalDate,
): CarryOverRule | null {
  if (carryOverAmount === 0) return null
  const isWholeYear = expiredAmount >= 365
  return {
    most: carryOverAmount * 2,
    until: isWholeYear ? null : carriedUntil(addDays(to, 1), expiredAmount),
  }
}
