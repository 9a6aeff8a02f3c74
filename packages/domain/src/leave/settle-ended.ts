// What becomes of days left in lots that ended: carried into the next leave year up to the type's limit, else expired
// (L1, L6).
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { LeaveYear } from './leave-year.ts'

/** `remaining` in half days, above 0; validTo is before today. */
type EndedLot = { readonly id: string; readonly validTo: LocalDate; readonly remaining: number }
export type EndedFacts = {
  /** The leave year after the one in which these lots ended. */
  readonly next: LeaveYear
  /** Days; carryOverAmount 0 = nothing is carried. */
  readonly carryOverAmount: number
  /** Days of the new year after which carried days expire; 0 = with the year itself. */
  readonly expiredAmount: number
  /** Last day of employment, null while it continues. */
  readonly endedOn: LocalDate | null
  /** Half days that were carried into `next` before. */
  readonly carriedAlready: number
  readonly lots: readonly EndedLot[]
}
export type Settlement = {
  /** Half days of the new lot in the next year; 0 = none. */
  readonly carried: number
  readonly validFrom: LocalDate
  readonly validTo: LocalDate
  /** What is removed from each ended lot; together exactly its remainder. */
  readonly lots: readonly { readonly lotId: string; readonly carryOut: number; readonly expiry: number }[]
}

/** The last day of what is carried into the leave year that begins on `from`; null = with the year itself. */
export const carriedUntil = (from: LocalDate, expiredAmount: number): LocalDate | null =>
  expiredAmount === 0 ? null : addDays(from, expiredAmount - 1)

/**
 * Days that end with their leave year can be carried, carried days of the year before among them; days that ended
 * within the year (carried days past their date) expire. Somebody who left by then carries nothing. Asked again, with
 * nothing left in the lots, it carries nothing: late, twice or after a release the sum is the same.
 */
export function settleEnded(facts: EndedFacts): Settlement {
  const { next, carryOverAmount, expiredAmount, endedOn, carriedAlready, lots } = facts
  const hasLeft = endedOn !== null && endedOn < next.from
  let room = hasLeft ? 0 : Math.max(0, carryOverAmount * 2 - carriedAlready)
  const lastDay = addDays(next.from, -1)
  const settled = lots.map(({ id, validTo, remaining }) => {
    const carryOut = validTo === lastDay ? Math.min(room, remaining) : 0
    room -= carryOut
    return { lotId: id, carryOut, expiry: remaining - carryOut }
  })
  const end = carriedUntil(next.from, expiredAmount)
  return {
    carried: settled.reduce((sum, { carryOut }) => sum + carryOut, 0),
    validFrom: next.from,
    validTo: end === null || end > next.to ? next.to : end,
    lots: settled,
  }
}
