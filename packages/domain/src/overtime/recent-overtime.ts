// How much overtime of a person was approved lately, for those who decide about more of it (O2, R4): the current period from
// the 21st to the 20th and the two before.
import { attendancePeriod, attendancePeriods } from '../calendar/attendance-period.ts'
import type { DateRange } from '../calendar/date-filter.ts'
import { addMonths } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { overtimeMinutes } from './asked-overtime.ts'
import type { OvertimeUse } from './overtime-limits.ts'

/** The dates of the three periods. */
export function recentDates(today: LocalDate): DateRange {
  const { to } = attendancePeriod(today)
  return { from: attendancePeriod(addMonths(to, -2)).from, to }
}

/** Approved minutes of each, the earliest first. */
export const recentOvertime = (
  today: LocalDate,
  uses: readonly OvertimeUse[],
): (DateRange & { readonly minutes: number })[] =>
  attendancePeriods(recentDates(today)).map(({ from, to }) => ({
    from,
    to,
    minutes: uses
      .filter(({ date, isApproved }) => isApproved && from <= date && date <= to)
      .reduce((sum, use) => sum + overtimeMinutes(use), 0),
  }))
