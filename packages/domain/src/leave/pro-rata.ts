// The leave year, and what somebody is granted in it who joins or leaves within it (L2, L3).
import { addDays, addMonths, startOfMonth, yearOf } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

/** Named after the calendar year it begins in; both ends included. */
export type LeaveYear = { readonly year: number; readonly from: LocalDate; readonly to: LocalDate }

/** leaveYear('2026-02-10', 4) = { year: 2025, from: '2025-04-01', to: '2026-03-31' } */
export function leaveYear(date: LocalDate, startMonth: number): LeaveYear {
  const monthsIn = (Number(date.slice(5, 7)) - startMonth + 12) % 12
  const from = addMonths(startOfMonth(date), -monthsIn)
  return { year: yearOf(from), from, to: addDays(addMonths(from, 12), -1) }
}

/** The leave year of that name: leaveYearOf(2026, 4).from = '2026-04-01' */
export const leaveYearOf = (year: number, startMonth: number): LeaveYear =>
  leaveYear(`${year}-${String(startMonth).padStart(2, '0')}-01`, startMonth)

type GrantFacts = {
  /** The leave type's amount, days a year. */
  readonly amountDays: number
  /** Of the leave type; false: all days, however short the employment. */
  readonly proRata: boolean
  readonly year: LeaveYear
  readonly startedOn: LocalDate
  /** Last day of employment, null while it goes on. */
  readonly endedOn: LocalDate | null
}

type Served = Omit<GrantFacts, 'amountDays' | 'proRata'>

/** 0 to 12. A month counts if the person is employed on its 15th: joined by the 15th, or left on or after it. */
export function monthsServed({ year, startedOn, endedOn }: Served): number {
  const middles = Array.from({ length: 12 }, (_, month) => addDays(addMonths(year.from, month), 14))
  return middles.filter(middle => startedOn <= middle && (endedOn === null || middle <= endedOn)).length
}

/** Half days, rounded down: 15 days a year for 5 months served are 6.25 days = 12 half days. None outside the employment. */
export function yearlyGrant({ amountDays, proRata, ...served }: GrantFacts): number {
  const { year, startedOn, endedOn } = served
  if (startedOn > year.to || (endedOn !== null && endedOn < year.from)) return 0
  return proRata ? Math.floor((amountDays * 2 * monthsServed(served)) / 12) : amountDays * 2
}
