// The month of attendance: the 21st to the 20th (A13, spec 9), for quotas, locks, limits and reports.
import { dateFilter } from './date-filter.ts'
import type { DateRange } from './date-filter.ts'
import { addMonths, startOfMonth } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** The one with the date: after the 20th it is the next month's. attendancePeriod('2026-03-25').to = '2026-04-20' */
export function attendancePeriod(date: LocalDate): DateRange {
  const isNextMonths = Number(date.slice(8)) > 20
  return dateFilter('monthly', isNextMonths ? addMonths(startOfMonth(date), 1) : date)
}

/** Those that a range of dates touches, the first one first. */
export function attendancePeriods({ from, to }: DateRange): DateRange[] {
  const periods: DateRange[] = []
  for (
    let period = attendancePeriod(from);
    period.from <= to;
    period = attendancePeriod(addMonths(period.to, 1))
  )
    periods.push(period)
  return periods
}
