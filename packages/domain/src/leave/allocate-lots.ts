// Which lot pays for each counted half day: the one that expires first among those valid on its date (L5, L9).
import type { LocalDate } from '../calendar/local-date.ts'
import { textOrder } from '../calendar/text-order.ts'
import type { Half, HalfDay } from './leave-days.ts'

/** `remaining` in half days; validTo is the last valid day, null = never expires. */
export type Lot = {
  readonly id: string
  readonly validFrom: LocalDate
  readonly validTo: LocalDate | null
  readonly remaining: number
}
export type Allocation = { readonly lotId: string; readonly date: LocalDate; readonly half: Half }
type Allocated = {
  readonly allocations: readonly Allocation[]
  /** The first half day no lot can pay for; the balance is not enough. */
  readonly short: HalfDay | undefined
}

export const isValidOn = (lot: Pick<Lot, 'validFrom' | 'validTo'>, date: LocalDate): boolean =>
  lot.validFrom <= date && (lot.validTo === null || date <= lot.validTo)

const lastDay = '9999-12-31'

/** Of two lots that end together, the one that began later goes first: the older one can pay for more dates. */
export const bySpendingOrder = (one: Lot, other: Lot): number =>
  textOrder(one.validTo ?? lastDay, other.validTo ?? lastDay) ||
  textOrder(other.validFrom, one.validFrom) ||
  textOrder(one.id, other.id)

/**
 * Pays for the counted half days in date order and stops at the first that is short. Since a lot is valid over one
 * stretch of dates, taking the earliest to expire never blocks a later day: `short` is undefined whenever any choice
 * of lots would do.
 */
export function allocateLots(lots: readonly Lot[], days: readonly HalfDay[]): Allocated {
  const ordered = lots.toSorted(bySpendingOrder)
  const left = new Map(ordered.map(lot => [lot.id, lot.remaining]))
  const allocations: Allocation[] = []
  const counted = days
    .filter(day => day.counted)
    .sort((one, other) => textOrder(one.date, other.date) || textOrder(one.half, other.half))
  for (const day of counted) {
    const lot = ordered.find(one => isValidOn(one, day.date) && (left.get(one.id) ?? 0) > 0)
    if (!lot) return { allocations, short: day }
    left.set(lot.id, (left.get(lot.id) ?? 0) - 1)
    allocations.push({ lotId: lot.id, date: day.date, half: day.half })
  }
  return { allocations, short: undefined }
}
