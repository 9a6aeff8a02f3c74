// Whether the days of a range may still change without being listed (A13): what payroll must know about their figures.
import { addDays } from './local-date.ts'
import type { LocalDate } from './local-date.ts'
import type { DateRange } from './date-filter.ts'

export const periodStates = ['OPEN', 'ENDED', 'PARTLY_CLOSED', 'CLOSED'] as const
/** ENDED: all its days are over, and none is closed. */
export type PeriodState = (typeof periodStates)[number]

/** `closed`: the closed periods in any order; they never overlap. */
export function periodState(range: DateRange, closed: readonly DateRange[], today: LocalDate): PeriodState {
  const touched = closed.filter(({ from, to }) => from <= range.to && range.from <= to)
  if (touched.length === 0) return range.to < today ? 'ENDED' : 'OPEN'
  const firstOpen = touched
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce((next, { from, to }) => (from <= next ? addDays(to, 1) : next), range.from)
  return firstOpen > range.to ? 'CLOSED' : 'PARTLY_CLOSED'
}
