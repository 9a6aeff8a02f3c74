// What a day costs (A9): band(late) + band(early) by the job grade of that day, and a flat amount once for a missing time.
import type { RateRow } from './day-facts.ts'
import { missingTimeAmount } from './penalty-table.ts'

/** NO_RATE = the grade of that day has no rates: nobody knows the amount, which is not the same as 0. */
export type Amount = number | 'NO_RATE'
export type PenaltyPart = {
  readonly kind: 'LATE' | 'EARLY_OUT' | 'NO_TIME'
  /** Minutes that count; 0 for a missing time. */
  readonly minutes: number
  readonly amount: Amount
}
/** The amount is the sum of the parts, in kip; NO_RATE when one of them is. */
export type Penalty = { readonly amount: Amount; readonly parts: readonly PenaltyPart[] }

export type PenaltyFacts = {
  /** Minutes that HR did not waive. */
  readonly late: number
  readonly early: number
  readonly isTimeMissing: boolean
  /** Nothing is charged then, whatever was punched. An absence or a day off has no minutes and no missing time. */
  readonly isUnpaidLeave: boolean
  readonly rates: readonly RateRow[] | null
}

const none: Penalty = { amount: 0, parts: [] }

export function penalty({ late, early, isTimeMissing, isUnpaidLeave, rates }: PenaltyFacts): Penalty {
  if (isUnpaidLeave || (late === 0 && early === 0 && !isTimeMissing)) return none
  const parts: PenaltyPart[] = []
  if (late > 0) parts.push({ kind: 'LATE', minutes: late, amount: bandAmount(rates, late) })
  if (early > 0) parts.push({ kind: 'EARLY_OUT', minutes: early, amount: bandAmount(rates, early) })
  if (isTimeMissing) parts.push({ kind: 'NO_TIME', minutes: 0, amount: missingTimeAmount })
  return { amount: parts.reduce<Amount>((sum, part) => added(sum, part.amount), 0), parts }
}

const added = (one: Amount, other: Amount): Amount =>
  one === 'NO_RATE' || other === 'NO_RATE' ? 'NO_RATE' : one + other

/** Above the last band the last applies; below the first, nothing. Rows by minTime (spec 9). */
export function bandAmount(rates: readonly RateRow[] | null, minutes: number): Amount {
  if (!rates || rates.length === 0) return 'NO_RATE'
  return rates.findLast(row => row.minTime <= minutes)?.amount ?? 0
}
