// The days that expire next (L1, L6), without those that can be carried over into the next leave year.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { Lot } from './allocate-lots.ts'
import type { LotKind } from './balance.ts'
import { leaveYear } from './leave-year.ts'
import type { YearStarts } from './leave-year.ts'
import { settleEnded } from './settle-ended.ts'

/** Half days; `on` is the last day they can be taken. */
export type Expiry = { readonly on: LocalDate; readonly halfDays: number }
export type ExpiryFacts = {
  readonly today: LocalDate
  readonly yearStarts: YearStarts
  /** Of the leave type: days that can be carried over, and after how many days of the new year these expire. */
  readonly carryOverAmount: number
  readonly expiredAmount: number
  readonly endedOn: LocalDate | null
  /** 90 days by default. */
  readonly daysAhead?: number
}
type KnownLot = Lot & { readonly kind: LotKind; readonly halfDays: number }

/** Days before the last day at which the person is notified, once each. */
export const leaveExpiryReminders = [60, 14] as const
/** How far ahead HR sees an expiry: from the first reminder on. */
export const expiryDaysOfSummary = leaveExpiryReminders[0]

/**
 * The first day within `daysAhead` days after which something of these lots (of one type) is lost; undefined when nothing is. The
 * yearly grant of a type from which nothing can be carried over, such as sick leave, is not saved up, so not lost either.
 */
export function nextExpiry(lots: readonly KnownLot[], facts: ExpiryFacts): Expiry | undefined {
  const { today, daysAhead = 90 } = facts
  const until = addDays(today, daysAhead)
  const ends = lots.flatMap(({ validFrom, validTo, remaining }) =>
    validTo !== null && validFrom <= today && today <= validTo && validTo <= until && remaining > 0
      ? [validTo]
      : [],
  )
  for (const on of [...new Set(ends)].sort()) {
    const halfDays = halfDaysLost(on, lots, facts)
    if (halfDays > 0) return { on, halfDays }
  }
  return undefined
}

/** Half days of these lots (of one type) that are lost after the day. */
export function halfDaysLost(on: LocalDate, all: readonly KnownLot[], facts: ExpiryFacts): number {
  const lots = all.filter(({ kind }) => facts.carryOverAmount > 0 || kind !== 'GRANT')
  const next = leaveYear(addDays(leaveYear(on, facts.yearStarts).to, 1), facts.yearStarts)
  const carried = lots.filter(lot => lot.kind === 'CARRY_OVER' && lot.validFrom === next.from)
  const settled = settleEnded({
    next,
    carryOverAmount: facts.carryOverAmount,
    expiredAmount: facts.expiredAmount,
    endedOn: facts.endedOn,
    carriedAlready: carried.reduce((sum, lot) => sum + lot.halfDays, 0),
    lots: lots
      .filter(lot => lot.validTo === on && lot.validFrom <= facts.today && lot.remaining > 0)
      .map(({ id, remaining }) => ({ id, validTo: on, remaining })),
  })
  return settled.lots.reduce((sum, { expiry }) => sum + expiry, 0)
}
