// Birthdays and work anniversaries: days that come back each year (P7).
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export const celebrationKinds = ['BIRTHDAY', 'ANNIVERSARY'] as const
export type CelebrationKind = (typeof celebrationKinds)[number]

const isLeapDay = (day: string) => day === '02-29'

/** The coming dates by 'MM-DD', `from` first. In a common year, 29 February is celebrated on the 28th. */
export function yearDays(from: LocalDate, count: number): ReadonlyMap<string, LocalDate> {
  const dates = Array.from({ length: count }, (_, place) => addDays(from, place))
  const days = new Map(dates.map(date => [date.slice(5), date]))
  const eve = days.get('02-28')
  if (eve !== undefined && !isLeapDay(addDays(eve, 1).slice(5))) days.set('02-29', eve)
  return days
}

/** Whole years from the year of `since` to that of `date`. */
export const yearsSince = (since: LocalDate, date: LocalDate): number =>
  Number(date.slice(0, 4)) - Number(since.slice(0, 4))
