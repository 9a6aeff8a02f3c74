// Limits the dates of views by day: a calendar, a month of attendance.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from './refusal.ts'

/** The longest calendar view. */
const calendarDays = 62
/** The longest list or report. */
export const yearDays = 366

/** Throws END_BEFORE_START, or INVALID_INPUT for too many days. */
export function refuseLongRange(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  mostDays = calendarDays,
): void {
  if (to < from) throw new Refusal('END_BEFORE_START')
  if (daysBetween(from, to) >= mostDays)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'to', code: 'invalid', parameters: {} }])
}
