// What somebody is granted in a leave year who joins or leaves within it, and what in a shorter year (L3).
import { addDays, addMonths } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { monthsOf } from './leave-year.ts'
import type { LeaveYear } from './leave-year.ts'

type GrantFacts = {
  /** The leave type's amount, days a year. */
  readonly amountDays: number
  /** Of the leave type; false: all days, however short the employment. */
  readonly proRata: boolean
  readonly year: LeaveYear
  readonly startedOn: LocalDate
  /** Last day of employment, null while it continues. */
  readonly endedOn: LocalDate | null
}

type Served = Omit<GrantFacts, 'amountDays' | 'proRata'>

/** 0 to the months of the year. A month counts if the person is employed on its 15th: joined by the 15th, or left on or after it. */
export function monthsServed({ year, startedOn, endedOn }: Served): number {
  const middles = Array.from({ length: monthsOf(year) }, (_, month) =>
    addDays(addMonths(year.from, month), 14),
  )
  return middles.filter(middle => startedOn <= middle && (endedOn === null || middle <= endedOn)).length
}

/** Half days, rounded down: 15 days a year for 5 months served are 6.25 days = 12 half days. None outside the employment. */
export function yearlyGrant({ amountDays, proRata, ...served }: GrantFacts): number {
  const { year, startedOn, endedOn } = served
  if (startedOn > year.to || (endedOn !== null && endedOn < year.from)) return 0
  return proRata ? Math.floor((amountDays * 2 * monthsServed(served)) / 12) : amountDays * 2
}
