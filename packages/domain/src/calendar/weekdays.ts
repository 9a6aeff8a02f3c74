// Generated date lists drop Sunday and Saturday (spec 5, 9).
import { datesFrom, weekday } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

/** Sunday or Saturday. What a person works is decided by the shift (day-plan.ts), not by this. */
export const isWeekend = (date: LocalDate): boolean => weekday(date) === 0 || weekday(date) === 6

/** Monday to Friday from the first to the last date, both included. */
export const weekdays = (from: LocalDate, to: LocalDate): LocalDate[] =>
  datesFrom(from, to).filter(date => !isWeekend(date))
