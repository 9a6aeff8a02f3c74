// The day a key moves to in the calendar; undefined for other keys.
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { dayOfWeek } from './month-weeks.ts'

const moves: Readonly<Record<string, (date: LocalDate) => LocalDate>> = {
  ArrowLeft: date => addDays(date, -1),
  ArrowRight: date => addDays(date, 1),
  ArrowUp: date => addDays(date, -7),
  ArrowDown: date => addDays(date, 7),
  Home: date => addDays(date, -dayOfWeek(date)),
  End: date => addDays(date, 6 - dayOfWeek(date)),
  PageUp: date => addMonths(date, -1),
  PageDown: date => addMonths(date, 1),
}

export const dayAfterKey = (key: string, date: LocalDate): LocalDate | undefined =>
  Object.hasOwn(moves, key) ? moves[key]?.(date) : undefined
