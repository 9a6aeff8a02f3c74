// Which lot pays for what requests hold when a leave year is settled (L5, L6): allocated again from a date on, so that a
// balance does not depend on when leave was requested, or on when the settlement ran.
import type { LocalDate } from '../calendar/local-date.ts'
import { textOrder } from '../calendar/text-order.ts'
import { allocateLots } from './allocate-lots.ts'
import { remainingLots } from './balance.ts'
import type { LeaveEntry, LeaveLot } from './balance.ts'

type Entry = LeaveEntry & { readonly requestId: string | null }
/** Half days that a request gives back to a lot (positive) or takes from it (negative). */
export type UseMove = {
  readonly requestId: string
  readonly lotId: string
  readonly date: LocalDate
  readonly halfDays: number
}

/** In date order, as if everything were requested now; none when nothing pays differently. */
export function reallocatedUses(
  lots: readonly LeaveLot[],
  entries: readonly Entry[],
  from: LocalDate,
): UseMove[] {
  const held = heldFrom(entries, from)
  const days = held.flatMap(({ halfDays, ...use }) => Array.from({ length: halfDays }, () => use))
  const freed = remainingLots(lots, entries).map(lot => ({
    ...lot,
    remaining: lot.remaining + days.filter(({ lotId }) => lotId === lot.id).length,
  }))
  const halfDays = days.map(({ date }) => ({ date, half: 'AM' as const, counted: true, reason: null }))
  const { allocations, short } = allocateLots(freed, halfDays)
  if (short) return []
  // The days are in date order already, so allocation and day have the same place.
  const taken = allocations.map(({ lotId, date }, index) => {
    const requestId = days[index]?.requestId ?? ''
    return { requestId, lotId, date, halfDays: -1 }
  })
  return summed([...held, ...taken]).filter(move => move.halfDays !== 0)
}

/** What requests hold on these dates, by date. */
function heldFrom(entries: readonly Entry[], from: LocalDate): UseMove[] {
  const taken = entries.flatMap(({ requestId, lotId, date, halfDays }) =>
    requestId === null || date < from ? [] : [{ requestId, lotId, date, halfDays: 0 - halfDays }],
  )
  return summed(taken)
    .filter(({ halfDays }) => halfDays > 0)
    .toSorted((one, other) => textOrder(one.date, other.date) || textOrder(one.requestId, other.requestId))
}

const summed = (uses: readonly UseMove[]): UseMove[] =>
  [...Map.groupBy(uses, ({ requestId, lotId, date }) => `${requestId} ${lotId} ${date}`).values()].flatMap(
    ([first, ...rest]) =>
      first ? [{ ...first, halfDays: rest.reduce((sum, use) => sum + use.halfDays, first.halfDays) }] : [],
  )
