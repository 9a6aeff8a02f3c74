// The first day of a company's attendance can move back, so that punches from before the product are counted (A12).
import { addDays, addMonths } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

type Range = { readonly from: LocalDate; readonly to: LocalDate }

/** How far back attendance can begin. */
const monthsBack = 12

/** The days that can be the first one instead of `since`; null = it is as early as possible. */
export function earlierStarts(since: LocalDate, today: LocalDate): Range | null {
  const range = { from: addMonths(today, -monthsBack), to: addDays(since, -1) }
  return range.from <= range.to ? range : null
}
