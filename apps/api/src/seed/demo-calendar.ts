// Working days relative to today, so that the demo data looks fresh on any day.
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import { laoOfficialHolidays } from '@hr/domain/calendar/lao-official-holidays.ts'
import {
  addDays,
  addMonths,
  datesFrom,
  instantOf,
  startOfMonth,
  weekday,
  yearOf,
} from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

export type DemoCalendar = {
  readonly today: LocalDate
  /** First day of the company's data. */
  readonly founding: LocalDate
  /** Of last year, this year and next year. */
  readonly holidays: readonly Holiday[]
  /** 0 is today or the next working day; -1 the last one before. */
  readonly workday: (index: number) => LocalDate
  /** Index of the date, or of the last working day before it. */
  readonly indexOf: (date: LocalDate) => number
  /** Never after now. */
  readonly at: (date: LocalDate, hour: number, minute: number) => Date
}

/** The latest events are a few minutes old, which leaves room to put several in order. */
const latestMs = 600_000

export function demoCalendar(today: LocalDate, now: Date, timeZone: string): DemoCalendar {
  const year = yearOf(today)
  const holidays = [year - 1, year, year + 1].flatMap(laoOfficialHolidays)
  const isWorkday = (date: LocalDate) => ![0, 6].includes(weekday(date)) && !holidayOn(holidays, date)
  const around = datesFrom(addDays(today, -500), addDays(today, 200)).filter(isWorkday)
  const zero = around.findIndex(date => date >= today)
  return {
    today,
    founding: addMonths(startOfMonth(today), -12),
    holidays,
    workday(index) {
      const date = around[zero + index]
      if (date === undefined) throw new RangeError('Too far from today')
      return date
    },
    indexOf: date => around.findLastIndex(workday => workday <= date) - zero,
    at(date, hour, minute) {
      const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      return new Date(Math.min(instantOf(date, time, timeZone), now.getTime() - latestMs))
    },
  }
}
