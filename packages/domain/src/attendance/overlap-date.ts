// Whether two requests about attendance, or about work elsewhere, are about the same part of the same day (A11).
import type { DateRange } from '../calendar/date-filter.ts'
import { minuteOfDay, minutesOfDay } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { ClockTimes } from './day-facts.ts'
import { coversDay } from './expected-periods.ts'

export type AskedTimes = DateRange & ClockTimes

/** The first date on which they conflict; undefined = none. */
export function overlapDate(one: AskedTimes, other: AskedTimes): LocalDate | undefined {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from <= to && timesOverlap(one, other) ? from : undefined
}

/** A whole day conflicts with anything; so do two arrivals, and a time within the hours of the other. */
function timesOverlap(one: ClockTimes, other: ClockTimes): boolean {
  if (coversDay(one) || coversDay(other)) return true
  const [hours, otherHours] = [hoursOf(one), hoursOf(other)]
  if (hours && otherHours) return hours.from < otherHours.to && otherHours.from < hours.to
  if (hours) return isWithin(hours, other)
  if (otherHours) return isWithin(otherHours, one)
  return (one.timeIn === null) === (other.timeIn === null)
}

type Hours = { readonly from: number; readonly to: number }

/** Minutes of the day; a leaving that is not after the arrival is the next morning. */
function hoursOf({ timeIn, timeOut }: ClockTimes): Hours | undefined {
  if (timeIn === null || timeOut === null) return undefined
  const [from, to] = [minuteOfDay(timeIn), minuteOfDay(timeOut)]
  return { from, to: to > from ? to : to + minutesOfDay }
}

function isWithin({ from, to }: Hours, { timeIn, timeOut }: ClockTimes): boolean {
  const minute = minuteOfDay(timeIn ?? timeOut ?? '00:00')
  return [minute, minute + minutesOfDay].some(at => from <= at && at <= to)
}
