// The holidays that overlap a year, by date; a yearly one is on its dates in that year (N2).
import type { HolidayRow, listHolidays as endpoint } from '@hr/contract/holiday.ts'
import { holidayInYear } from '@hr/domain/calendar/holiday-in-year.ts'
import { yearOf } from '@hr/domain/calendar/local-date.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { listHolidays as holidaysOverlapping } from '#api/calendar/holidays.queries.ts'

export const listHolidays: Handler<typeof endpoint> = async ({ db, input }) => {
  const year = input.year ?? yearOf(await todayIn(db))
  const rows = await holidaysOverlapping(db, `${year}-01-01`, `${year}-12-31`)
  return rows
    .flatMap((row): HolidayRow[] => {
      const dates = holidayInYear(row, year)
      return dates === undefined ? [] : [{ ...row, shownFrom: dates.from, shownTo: dates.to }]
    })
    .toSorted((one, other) =>
      one.shownFrom < other.shownFrom ? -1 : one.shownFrom > other.shownFrom ? 1 : 0,
    )
}
