// The columns of the timeline.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { CalendarHoliday } from '../leave-calendar-data.ts'
import { isWeekend } from '../month-weeks.ts'

export type TimelineDay = {
  readonly date: LocalDate
  readonly isToday: boolean
  readonly isWeekend: boolean
  readonly holiday: CalendarHoliday | undefined
  /** How many people are away. */
  readonly away: number
}

type Facts = {
  readonly today: LocalDate
  readonly holidays: readonly CalendarHoliday[]
  readonly days: readonly { readonly date: LocalDate; readonly away: number }[]
}

export const timelineDays = (dates: readonly LocalDate[], { today, holidays, days }: Facts): TimelineDay[] =>
  dates.map(date => ({
    date,
    isToday: date === today,
    isWeekend: isWeekend(date),
    holiday: holidays.find(({ from, to }) => from <= date && date <= to),
    away: days.find(day => day.date === date)?.away ?? 0,
  }))

/** Attributes for the style of a column. */
export const dayMarks = ({ isToday, isWeekend: isFree, holiday }: TimelineDay) => ({
  'data-weekend': isFree || undefined,
  'data-holiday': holiday !== undefined || undefined,
  'data-today': isToday || undefined,
})
