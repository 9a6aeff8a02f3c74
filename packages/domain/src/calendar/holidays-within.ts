// The holidays that touch a span of dates, a yearly one once for each year in which it does (N2).
import type { Holiday } from './day-plan.ts'
import { holidayInYear } from './holiday-in-year.ts'
import { yearOf } from './local-date.ts'
import type { LocalDate } from './local-date.ts'
import { textOrder } from './text-order.ts'

/** Each on its days of that year, in the order in which they fall. */
export function holidaysWithin<Row extends Pick<Holiday, 'from' | 'to' | 'yearly'>>(
  holidays: readonly Row[],
  from: LocalDate,
  to: LocalDate,
): Row[] {
  return holidays
    .flatMap(holiday => {
      if (!holiday.yearly) return [holiday]
      // One over New Year began in the year before.
      const first = yearOf(from) - (yearOf(holiday.to) - yearOf(holiday.from))
      const years = Array.from({ length: yearOf(to) - first + 1 }, (_, index) => first + index)
      return years.flatMap(year => {
        const dates = holidayInYear(holiday, year)
        return dates === undefined ? [] : [{ ...holiday, ...dates }]
      })
    })
    .filter(holiday => holiday.from <= to && holiday.to >= from)
    .toSorted((one, other) => textOrder(one.from, other.from))
}
