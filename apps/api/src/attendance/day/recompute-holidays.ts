// Recomputes the dates of a changed holiday, for everybody (A7). Throws ATTENDANCE_PERIOD_CLOSED.
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import { addDays, datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { HolidayChanged, Reaction } from '#api/facts.ts'
import { refuseClosedDates } from '#api/calendar/refuse-closed-dates.ts'
import { listEmployeeIds } from '../shift/shift-holders.queries.ts'
import { keptDates } from './kept-dates.ts'
import { recomputeChangedDays } from './recompute-changed-days.ts'

export const recomputeHolidays: Reaction<HolidayChanged> = async (work, { holidays }) => {
  const { db } = work
  const kept = await keptDates(db, { from: '1900-01-01', to: '9999-12-31' })
  if (!kept) return
  const dates = datesFrom(kept.from, kept.to).filter(date => holidayOn(holidays, date) !== undefined)
  if (dates.length === 0) return
  const employeeIds = await listEmployeeIds(db)
  for (const { from, to } of dateRanges(dates)) {
    await refuseClosedDates(db, { from, to })
    await recomputeChangedDays(work, { employeeIds, from, to, by: db.employeeId, cause: 'HOLIDAY' })
  }
}

/** Merges consecutive dates into ranges. */
function dateRanges(dates: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const ranges: { from: LocalDate; to: LocalDate }[] = []
  for (const date of dates) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else ranges.push({ from: date, to: date })
  }
  return ranges
}
