// The periods of a shift on a date as instants (A1): timeOut <= timeIn ends the next day.
import { shiftItemsOn } from '../calendar/day-plan.ts'
import type { Shift } from '../calendar/day-plan.ts'
import { addDays, instantOf } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import type { PlannedPeriod } from './day-facts.ts'

/** From timeIn of the date to the next timeOut after it: 'HH:mm' sorts like the clock. */
export function timesOn(
  date: LocalDate,
  timeIn: LocalTime,
  timeOut: LocalTime,
  timeZone: string,
): { startsAt: number; endsAt: number } {
  const lastDate = timeOut <= timeIn ? addDays(date, 1) : date
  return { startsAt: instantOf(date, timeIn, timeZone), endsAt: instantOf(lastDate, timeOut, timeZone) }
}

/** The items effective on the date, earliest first. */
export const plannedPeriods = (shift: Shift, date: LocalDate, timeZone: string): PlannedPeriod[] =>
  shiftItemsOn(shift, date).map(({ timeIn, timeOut }) => ({
    timeIn,
    timeOut,
    ...timesOn(date, timeIn, timeOut, timeZone),
  }))
