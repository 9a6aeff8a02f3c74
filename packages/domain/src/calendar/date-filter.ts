// The date filters of every list: what "this week" or "monthly" means today (spec 9).
import { addDays, addMonths, endOfMonth, startOfMonth, weekday } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

export const dateFilters = [
  'today',
  'thisWeek',
  'thisMonth',
  'thisYear',
  'lastWeek',
  'lastMonth',
  'monthly',
] as const
export type DateFilter = (typeof dateFilters)[number]
/** Both ends included. */
export type DateRange = { readonly from: LocalDate; readonly to: LocalDate }

function weekOf(date: LocalDate): DateRange {
  const monday = addDays(date, -((weekday(date) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

const monthOf = (date: LocalDate): DateRange => ({ from: startOfMonth(date), to: endOfMonth(date) })

const rangeOf: { readonly [Filter in DateFilter]: (today: LocalDate) => DateRange } = {
  today: today => ({ from: today, to: today }),
  thisWeek: weekOf,
  thisMonth: monthOf,
  thisYear: today => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  lastWeek: today => weekOf(addDays(today, -7)),
  lastMonth: today => monthOf(addMonths(today, -1)),
  monthly: today => ({
    from: addDays(addMonths(startOfMonth(today), -1), 20),
    to: addDays(startOfMonth(today), 19),
  }),
}

/**
 * Weeks run Monday to Sunday; monthly is the 21st of the previous month to the 20th of the current one, also after
 * the 20th: dateFilter('monthly', '2026-03-25') = { from: '2026-02-21', to: '2026-03-20' }
 */
export const dateFilter = (filter: DateFilter, today: LocalDate): DateRange => rangeOf[filter](today)
