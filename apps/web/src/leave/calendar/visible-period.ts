// The days that the calendar shows, and the search parameters of the previous and next ones.
import { addDays, addMonths, endOfMonth, startOfMonth } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { CalendarView } from './calendar-view.ts'
import { dayOfWeek } from './month-weeks.ts'

export type ShownPeriod = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly isWeeks: boolean
  readonly isNow: boolean
  readonly previous: Partial<CalendarView>
  readonly next: Partial<CalendarView>
  readonly now: Partial<CalendarView>
}

const mondayOf = (date: LocalDate): LocalDate => addDays(date, -dayOfWeek(date))

/** The current month is not in the URL. */
export const monthChange = (month: LocalDate, today: LocalDate): Partial<CalendarView> => ({
  month: startOfMonth(today) === startOfMonth(month) ? undefined : month.slice(0, 7),
})

/** In the view by person, four weeks from the Monday of `weeks`; otherwise a month. */
export function visiblePeriod(
  { view, weeks, month }: Pick<CalendarView, 'view' | 'weeks' | 'month'>,
  today: LocalDate,
): ShownPeriod {
  if (view === 'people' && weeks !== undefined) {
    const from = mondayOf(weeks)
    const shifted = (days: number) => ({ weeks: addDays(from, days) })
    return {
      from,
      to: addDays(from, 27),
      isWeeks: true,
      isNow: from === mondayOf(today),
      previous: shifted(-28),
      next: shifted(28),
      now: { weeks: mondayOf(today) },
    }
  }
  const from = month === undefined ? startOfMonth(today) : `${month}-01`
  return {
    from,
    to: endOfMonth(from),
    isWeeks: false,
    isNow: from === startOfMonth(today),
    previous: monthChange(addMonths(from, -1), today),
    next: monthChange(addMonths(from, 1), today),
    now: { month: undefined },
  }
}
