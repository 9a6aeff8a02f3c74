// The entries of one day: people away, and the holiday; and the days of a month with entries.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'

type Days = { readonly from: LocalDate; readonly to: LocalDate }
export type DayEntries<Leave, Holiday> = {
  readonly date: LocalDate
  readonly leaves: readonly Leave[]
  readonly holidays: readonly Holiday[]
}

const covers = (date: LocalDate) => (range: Days) => range.from <= date && date <= range.to

export function dayEntries<Leave extends Days, Holiday extends Days>(
  date: LocalDate,
  leaves: readonly Leave[],
  holidays: readonly Holiday[],
): DayEntries<Leave, Holiday> {
  return { date, leaves: leaves.filter(covers(date)), holidays: holidays.filter(covers(date)) }
}

/** Skips days without leave and holiday; `counts` has the people away where the leave is not loaded. */
export function agenda<Leave extends Days, Holiday extends Days>(
  dates: readonly LocalDate[],
  leaves: readonly Leave[],
  holidays: readonly Holiday[],
  counts: ReadonlyMap<LocalDate, number> = new Map(),
): DayEntries<Leave, Holiday>[] {
  return dates
    .map(date => dayEntries(date, leaves, holidays))
    .filter(day => day.leaves.length > 0 || day.holidays.length > 0 || counts.has(day.date))
}

/** The half of this day that the leave takes; null = the whole day. */
export function halfOn(date: LocalDate, { from, to, fromHalf, toHalf }: LeaveRange): 'AM' | 'PM' | null {
  const isAfternoon = date === from && fromHalf === 'PM'
  const isMorning = date === to && toHalf === 'AM'
  if (isAfternoon === isMorning) return null
  return isAfternoon ? 'PM' : 'AM'
}
