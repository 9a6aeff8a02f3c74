// The ledger of one leave type as lines with a running balance: every number of the summary explains itself (L11).
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { textOrder } from '../calendar/text-order.ts'
import { bookedBy, remainingLots } from './balance.ts'
import type { EntryKind, LeaveEntry, LeaveLot, LotKind } from './balance.ts'

type Booked = { readonly reason: string; readonly adjustmentId: string | null }
export type LedgerEntry = LeaveEntry & Booked & { readonly requestId: string | null }
export type LedgerLot = LeaveLot & Booked
/** Half days; `balance` is what is left after this line. */
export type LedgerLine = {
  readonly date: LocalDate
  readonly kind: LotKind | EntryKind
  readonly halfDays: number
  readonly balance: number
  readonly requestId: string | null
  readonly isPending: boolean
  readonly reason: string
  readonly adjustmentId: string | null
  /** Until when the days of a lot can be taken. */
  readonly validTo: LocalDate | null
}
type Line = Omit<LedgerLine, 'balance'>

/**
 * In the order of their dates; on one day additions, then adjustments as they were made, then the others. The days of one
 * request, and those of one adjustment, are one line. A request is at the first day it still takes; one that was returned in
 * full is left out. What is left in lots that end before `until` is a line of its own when no expiry was booked, so that the
 * last balance is what is available on `until`, the last day of the leave year.
 */
export function ledgerLines(
  lots: readonly LedgerLot[],
  entries: readonly LedgerEntry[],
  until: LocalDate,
): LedgerLine[] {
  const begun = lots.filter(lot => lot.validFrom <= until)
  const ids = new Set(begun.map(lot => lot.id))
  const own = bookedBy(entries, until).filter(({ lotId }) => ids.has(lotId))
  const lines = [
    ...begun.map(lotLine),
    ...requestLines(own),
    ...otherLines(own),
    ...expiredLines(begun, own, until),
  ]
  let balance = 0
  return lines
    .filter(({ halfDays }) => halfDays !== 0)
    .toSorted(inOrder)
    .map(line => {
      balance += line.halfDays
      return { ...line, balance }
    })
}

const placeOnDay = ({ adjustmentId, halfDays }: Line) => (adjustmentId !== null ? 1 : halfDays > 0 ? 0 : 2)

/** Ids of adjustments are in the order of their time, so undoing one comes after it. */
const inOrder = (one: Line, other: Line) =>
  textOrder(one.date, other.date) ||
  placeOnDay(one) - placeOnDay(other) ||
  textOrder(one.adjustmentId ?? '', other.adjustmentId ?? '') ||
  other.halfDays - one.halfDays

const lotLine = ({ validFrom, validTo, kind, halfDays, reason, adjustmentId }: LedgerLot): Line => ({
  date: validFrom,
  kind,
  halfDays,
  requestId: null,
  isPending: false,
  reason,
  adjustmentId,
  validTo,
})

function requestLines(entries: readonly LedgerEntry[]): Line[] {
  const taken = entries.filter(({ kind }) => kind === 'USE' || kind === 'RELEASE')
  return [...Map.groupBy(taken, ({ requestId }) => requestId)].map(([requestId, own]) => ({
    date: firstHeldDate(own),
    kind: 'USE',
    halfDays: own.reduce((sum, { halfDays }) => sum + halfDays, 0),
    requestId,
    isPending: own.some(({ requestStatus }) => requestStatus === 'PENDING'),
    reason: '',
    adjustmentId: null,
    validTo: null,
  }))
}

/** Days returned because the request moved or a holiday was added no longer count. */
function firstHeldDate(entries: readonly LedgerEntry[]): LocalDate {
  const isHeld = (own: readonly LedgerEntry[]) => own.reduce((sum, { halfDays }) => sum + halfDays, 0) !== 0
  const [first = ''] = [...Map.groupBy(entries, ({ date }) => date)]
    .flatMap(([date, own]) => (isHeld(own) ? [date] : []))
    .toSorted()
  return first
}

function otherLines(entries: readonly LedgerEntry[]): Line[] {
  const others = entries.filter(({ kind }) => kind !== 'USE' && kind !== 'RELEASE')
  const byLine = Map.groupBy(others, entry => entry.adjustmentId ?? entry)
  return [...byLine.values()].flatMap(own =>
    own.slice(0, 1).map(({ date, kind, reason, adjustmentId }) => ({
      date,
      kind,
      halfDays: own.reduce((sum, { halfDays }) => sum + halfDays, 0),
      requestId: null,
      isPending: false,
      reason,
      adjustmentId,
      validTo: null,
    })),
  )
}

const expiredLines = (
  lots: readonly LedgerLot[],
  entries: readonly LedgerEntry[],
  until: LocalDate,
): Line[] =>
  remainingLots(lots, entries).flatMap(({ validTo, remaining }) =>
    validTo === null || validTo >= until
      ? []
      : [
          {
            date: addDays(validTo, 1),
            kind: 'EXPIRY' as const,
            halfDays: 0 - remaining,
            requestId: null,
            isPending: false,
            reason: '',
            adjustmentId: null,
            validTo: null,
          },
        ],
  )
