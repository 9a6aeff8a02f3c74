// The month shown by the leave calendar: whole weeks from Monday, including days of the neighbouring months.
import { addDays, datesFrom, endOfMonth, startOfMonth, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

/** Days since Monday: Monday 0 to Sunday 6. */
export const dayOfWeek = (date: LocalDate): number => (weekday(date) + 6) % 7

export const isWeekend = (date: LocalDate): boolean => dayOfWeek(date) >= 5

/** weeksOfMonth('2026-03-15') -> six weeks from 2026-02-23 to 2026-04-05. */
export function weeksOfMonth(date: LocalDate): LocalDate[][] {
  const first = startOfMonth(date)
  const last = endOfMonth(date)
  const from = addDays(first, -dayOfWeek(first))
  const days = datesFrom(from, addDays(last, 6 - dayOfWeek(last)))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
