// When a holiday falls in a year, for lists of a year (N2).
import type { Holiday } from './day-plan.ts'
import { addMonths, yearOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

type HolidayDates = { readonly from: LocalDate; readonly to: LocalDate }

/**
 * The days of a holiday that begins or continues in the year; undefined when it does not touch it. A yearly one falls on
 * its days of that year, from its first year on; of one over New Year the part that begins in the year.
 */
export function holidayInYear(
  { from, to, yearly }: Pick<Holiday, 'from' | 'to' | 'yearly'>,
  year: number,
): HolidayDates | undefined {
  if (!yearly) return yearOf(from) <= year && year <= yearOf(to) ? { from, to } : undefined
  const years = year - yearOf(from)
  return years < 0 ? undefined : { from: addMonths(from, years * 12), to: addMonths(to, years * 12) }
}
