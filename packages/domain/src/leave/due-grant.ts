// What a yearly grant should be worth by now: the months served of its year's amount (L3).
import { amountOfYear } from './amount-of-year.ts'
import type { YearlyAmounts } from './amount-of-year.ts'
import { monthsServed, yearlyGrant } from './pro-rata.ts'
import type { LeaveYear } from './leave-year.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type StoredGrant = {
  /** Half days, as it was granted. */
  readonly granted: number
  /** Changes of the amount have moved it. */
  readonly isMoved: boolean
  readonly year: LeaveYear
}
/** `endedOn`: the last day of employment, null while it continues. */
export type Employment = { readonly startedOn: LocalDate; readonly endedOn: LocalDate | null }

/** Half days, for an employment that ends within the year, or continues after all. */
export const dueGrant = (
  grant: StoredGrant,
  { amounts, proRata }: { readonly amounts: YearlyAmounts; readonly proRata: boolean },
  employment: Employment,
): number =>
  yearlyGrant({
    amountDays: amountOfGrant(grant, amounts, employment),
    proRata,
    year: grant.year,
    ...employment,
  })

/**
 * Days per year: the type's amount in that leave year. A grant made before amounts were dated may be based on another
 * amount, which is not stored and is derived from the grant.
 */
function amountOfGrant(
  { granted, isMoved, year }: StoredGrant,
  amounts: YearlyAmounts,
  { startedOn }: Employment,
): number {
  const amount = amountOfYear(amounts, year.year)
  const isDated = amounts.dated.some(one => one.year <= year.year)
  const possible = Array.from({ length: 13 }, (_, months) => Math.floor((amount * 2 * months) / 12))
  if (isMoved || isDated || possible.includes(granted)) return amount
  const months = monthsServed({ year, startedOn, endedOn: null })
  return months === 0 ? amount : (granted * 12) / (2 * months)
}
