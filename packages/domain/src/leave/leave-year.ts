// Leave years: each date is in exactly one, also when a company lets them begin in another month (L2,
// docs/decisions/0091-leave-year-start.md).
import { addDays, addMonths, monthOf, yearOf } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

/**
 * Both ends included. `year` is the calendar year in which it begins, until a change makes a year shorter; from then on
 * the years are counted on.
 */
export type LeaveYear = { readonly year: number; readonly from: LocalDate; readonly to: LocalDate }

/** On which days leave years begin: on the first of `month`, and from each change on like the year of the change. */
export type YearStarts = { readonly month: number; readonly changes: readonly YearStart[] }
/** The first day of this leave year. The year before ends the day before, after less than twelve months. */
export type YearStart = { readonly year: number; readonly from: LocalDate }

/** leaveYear('2026-02-10', { month: 4, changes: [] }) = { year: 2025, from: '2025-04-01', to: '2026-03-31' } */
export function leaveYear(date: LocalDate, starts: YearStarts): LeaveYear {
  const change = starts.changes.findLast(({ from }) => from <= date)
  const begun = (month: number) => (monthOf(date) < month ? 1 : 0)
  const year = change
    ? change.year + yearOf(date) - yearOf(change.from) - begun(monthOf(change.from))
    : yearOf(date) - begun(starts.month)
  return leaveYearOf(year, starts)
}

export const leaveYearOf = (year: number, starts: YearStarts): LeaveYear => ({
  year,
  from: firstDayOf(year, starts),
  to: addDays(firstDayOf(year + 1, starts), -1),
})

function firstDayOf(year: number, { month, changes }: YearStarts): LocalDate {
  const change = changes.findLast(one => one.year <= year)
  if (change) return addMonths(change.from, 12 * (year - change.year))
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}

/** 12, or fewer in the year before leave years begin in another month. */
export function monthsOf({ from, to }: Pick<LeaveYear, 'from' | 'to'>): number {
  const after = addDays(to, 1)
  return 12 * (yearOf(after) - yearOf(from)) + monthOf(after) - monthOf(from)
}

/** The month in which the leave years after the last change begin. */
export const lastMonthOf = ({ month, changes }: YearStarts): number => {
  const last = changes.at(-1)
  return last ? monthOf(last.from) : month
}

/**
 * Leave years begin in another month as soon as they can: the first year after `granted` ends early, the day before
 * that month; `granted` and earlier ones stay. Replaces changes that are planned for later.
 */
export function changedStarts(
  { month: first, changes }: YearStarts,
  { granted, month }: { readonly granted: number; readonly month: number },
): YearStarts {
  const kept = { month: first, changes: changes.filter(({ year }) => year <= granted + 1) }
  const { from } = leaveYearOf(granted + 1, kept)
  const months = (month - monthOf(from) + 12) % 12
  if (months === 0) return kept
  return { ...kept, changes: [...kept.changes, { year: granted + 2, from: addMonths(from, months) }] }
}
