// What an adjustment books (L3): giving is a new lot until the end of its leave year; taking is spread over the lots that
// hold days on that date, the one that expires first first. Nothing falls below zero.
import type { LocalDate } from '../calendar/local-date.ts'
import { allocateLots } from './allocate-lots.ts'
import { remainingLots } from './balance.ts'
import type { LeaveEntry, LeaveLot } from './balance.ts'
import type { LeaveYear } from './leave-year.ts'

export type Adjustment = {
  /** Of the lot, when days are given. */
  readonly id: string
  /** Positive gives, negative takes; never 0. */
  readonly halfDays: number
  readonly date: LocalDate
  readonly kind: 'ADJUSTMENT' | 'OPENING'
}
/** All lots of one person and leave type, and what was booked on them. */
export type Ledger = { readonly lots: readonly LeaveLot[]; readonly entries: readonly LeaveEntry[] }

/** What to add to the ledger; undefined when so many days are not left on that date. */
export function bookAdjustment(
  { lots, entries }: Ledger,
  { id, halfDays, date, kind }: Adjustment,
  year: Pick<LeaveYear, 'to'>,
): Ledger | undefined {
  if (halfDays > 0) return { lots: [{ id, kind, halfDays, validFrom: date, validTo: year.to }], entries: [] }
  const wanted = Array.from({ length: 0 - halfDays }, () => ({
    date,
    half: 'AM' as const,
    counted: true,
    reason: null,
  }))
  const { allocations, short } = allocateLots(remainingLots(lots, entries), wanted)
  if (short) return undefined
  const byLot = Map.groupBy(allocations, ({ lotId }) => lotId)
  const taken = Array.from(byLot, ([lotId, own]) => ({
    lotId,
    kind: 'ADJUSTMENT' as const,
    halfDays: 0 - own.length,
    date,
  }))
  return { lots: [], entries: taken }
}
