// The dates of what is shown by day: a calendar, a month of attendance.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from './refusal.ts'

/** A calendar shows so many at once. */
const calendarDays = 62
/** What a list or a report may be asked for. */
export const yearDays = 366

/** Throws END_BEFORE_START, INVALID_INPUT for more days. */
export function refuseLongRange(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  mostDays = calendarDays,
): void {
  if (to < from) throw new Refusal('END_BEFORE_START')
  if (daysBetween(from, to) >= mostDays)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'to', code: 'invalid', parameters: {} }])
}
