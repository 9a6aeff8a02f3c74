// What a yearly grant is worth when the employment ends within the year, or goes on after all (L3).
import { monthsServed, yearlyGrant } from './pro-rata.ts'
import type { LeaveYear } from './pro-rata.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type GrantedLot = {
  /** What was granted, later changes of the type's amount included. */
  readonly halfDays: number
  /** Such changes were made: the grant is worth the amount of its year. */
  readonly isOfAmount: boolean
  /** What earlier ends of the employment have made of it. */
  readonly adjusted: number
  /** The leave type's days a year in that leave year. */
  readonly amountDays: number
  readonly year: LeaveYear
}
export type Employment = { readonly startedOn: LocalDate; readonly endedOn: LocalDate | null }

/** Half days to add to the lot (negative: to take), so that it is pro-rata by the months served; 0 when it is already. */
export function endAdjustment(lot: GrantedLot, employment: Employment): number {
  const { halfDays, adjusted, year } = lot
  const amountDays = grantedAmount(lot, employment)
  const due = yearlyGrant({ amountDays, year, ...employment })
  return due - halfDays - adjusted
}

/** The amount a year the grant was made from: the type's own, unless that was another one before amounts were dated. */
function grantedAmount(
  { halfDays, isOfAmount, amountDays, year }: GrantedLot,
  employment: Employment,
): number {
  if (isOfAmount) return amountDays
  const whole = { year, startedOn: employment.startedOn, endedOn: null }
  const possible = Array.from({ length: 13 }, (_, months) => Math.floor((amountDays * 2 * months) / 12))
  if (possible.includes(halfDays)) return amountDays
  const months = monthsServed(whole)
  return months === 0 ? amountDays : (halfDays * 12) / (2 * months)
}
