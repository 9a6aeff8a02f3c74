// What an overtime request asks for (O2): clock times on one date. A time out that is not after the time in is the next
// morning, and the overtime still belongs to the date on which it begins.
import { daysBetween, minuteOfDay, minutesOfDay } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'

export type AskedOvertime = {
  readonly date: LocalDate
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
}

/** Minutes; 0 if both times are the same. */
export function overtimeMinutes({ timeIn, timeOut }: Pick<AskedOvertime, 'timeIn' | 'timeOut'>): number {
  const minutes = minuteOfDay(timeOut) - minuteOfDay(timeIn)
  return minutes < 0 ? minutes + minutesOfDay : minutes
}

type Span = { readonly from: number; readonly to: number }

/** Minutes since 00:00 of `reference`, on the clock of the wall. */
export function minutesSpan(asked: AskedOvertime, reference: LocalDate): Span {
  // Most are of the same date, and reading a date is most of the work.
  const days = asked.date === reference ? 0 : daysBetween(reference, asked.date)
  const from = days * minutesOfDay + minuteOfDay(asked.timeIn)
  return { from, to: from + overtimeMinutes(asked) }
}

/** Touching is not overlapping. */
export function overtimesOverlap(one: AskedOvertime, other: AskedOvertime): boolean {
  const [a, b] = [minutesSpan(one, one.date), minutesSpan(other, one.date)]
  return a.from < b.to && b.from < a.to
}
