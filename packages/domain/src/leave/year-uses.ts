// What a request takes of which lot in each leave year, in the order the lots pay (L5): the balance before and after.
import type { LocalDate } from '../calendar/local-date.ts'
import { addDays } from '../calendar/local-date.ts'
import { bySpendingOrder, isValidOn } from './allocate-lots.ts'
import { bookedBy, remainingLots } from './balance.ts'
import type { LeaveEntry, LeaveLot, LotKind } from './balance.ts'
import { leaveYear } from './leave-year.ts'
import type { YearStarts } from './leave-year.ts'

/** Half days of a request: which lot pays for how many on a date; a date no lot pays for has no lot. */
export type PaidDay = { readonly date: LocalDate; readonly lotId: string | null; readonly halfDays: number }
type LotUse = {
  readonly kind: LotKind
  readonly validTo: LocalDate | null
  /** What is left of the lot without the request. */
  readonly before: number
  readonly taken: number
  readonly after: number
}
/** Half days; `from` and `to` are those of the leave year. */
export type YearUse = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly before: number
  readonly after: number
  /** Those that pay, what expires first first. */
  readonly lots: readonly LotUse[]
}
type Ledger = {
  readonly lots: readonly LeaveLot[]
  /** Without those of the request itself. */
  readonly entries: readonly LeaveEntry[]
  /** Of the leave year. */
  readonly yearStarts: YearStarts
}

/**
 * One for each leave year with a day of the request in it. `before` is what the lots hold that can pay for any of its
 * days in that year, `after` is less by what counts: below zero when the balance is not enough. Days that expire or
 * are carried away after its first day still count as there.
 */
export function yearUses(
  range: { readonly from: LocalDate; readonly to: LocalDate },
  paid: readonly PaidDay[],
  ledger: Ledger,
): YearUse[] {
  const uses: YearUse[] = []
  for (let date = range.from; date <= range.to;) {
    const year = leaveYear(date, ledger.yearStarts)
    const last = range.to < year.to ? range.to : year.to
    uses.push({ from: year.from, to: year.to, ...useOf({ from: date, to: last }, paid, ledger) })
    date = addDays(last, 1)
  }
  return uses
}

function useOf(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  paid: readonly PaidDay[],
  { lots, entries }: Ledger,
): Omit<YearUse, 'from' | 'to'> {
  const then = bookedBy(entries, from)
  const kinds = new Map(lots.map(lot => [lot.id, lot.kind]))
  const own = paid.filter(({ date }) => from <= date && date <= to)
  const open = remainingLots(lots, then)
    .filter(lot => isValidOn(lot, from) || (from <= lot.validFrom && lot.validFrom <= to))
    .toSorted(bySpendingOrder)
  const before = total(open.map(({ remaining }) => remaining))
  return {
    before,
    after: before - total(own.map(({ halfDays }) => halfDays)),
    lots: open.flatMap(({ id, validTo, remaining }) => {
      const taken = total(own.filter(({ lotId }) => lotId === id).map(({ halfDays }) => halfDays))
      if (taken === 0) return []
      return [{ kind: kinds.get(id) ?? 'GRANT', validTo, before: remaining, taken, after: remaining - taken }]
    }),
  }
}

const total = (halfDays: readonly number[]) => halfDays.reduce((sum, one) => sum + one, 0)
