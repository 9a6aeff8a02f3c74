// The balance of one leave type: every number is a sum over lots and ledger entries, nothing is stored (L3, L4, L11).
import type { RequestStatus } from '../approval/step.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { isValidOn } from './allocate-lots.ts'
import type { Lot } from './allocate-lots.ts'

export type LotKind = 'GRANT' | 'CARRY_OVER' | 'ADJUSTMENT' | 'OPENING'
/** halfDays is the granted amount, never negative: an entry takes days away. */
export type LeaveLot = Omit<Lot, 'remaining'> & { readonly kind: LotKind; readonly halfDays: number }

export type EntryKind = 'USE' | 'RELEASE' | 'ADJUSTMENT' | 'EXPIRY' | 'CARRY_OUT'
export type LeaveEntry = {
  readonly lotId: string
  readonly kind: EntryKind
  /** Negative takes from the lot, positive gives back. */
  readonly halfDays: number
  /** Of the request, for USE and RELEASE. */
  readonly requestStatus?: RequestStatus | null
  /** The leave date; for other entries the day they take effect. */
  readonly date: LocalDate
}

/** Half days. entitled + carriedOver + adjusted - expired - used - pending = available */
export type LeaveBalance = {
  readonly entitled: number
  readonly carriedOver: number
  readonly expired: number
  readonly adjusted: number
  readonly used: number
  readonly pending: number
  readonly available: number
}

const sum = (rows: readonly { readonly halfDays: number }[]) =>
  rows.reduce((total, row) => total + row.halfDays, 0)

/** What is left of each lot; this is what allocateLots spends. */
export const remainingLots = (lots: readonly LeaveLot[], entries: readonly LeaveEntry[]): Lot[] =>
  lots.map(({ id, validFrom, validTo, halfDays }) => ({
    id,
    validFrom,
    validTo,
    remaining: halfDays + sum(entries.filter(entry => entry.lotId === id)),
  }))

/** What counts on a date: days are there until they expire or are carried out, while leave is taken once it is asked for. */
export const bookedBy = <E extends Pick<LeaveEntry, 'kind' | 'date'>>(
  entries: readonly E[],
  on: LocalDate,
): E[] => entries.filter(({ kind, date }) => date <= on || (kind !== 'EXPIRY' && kind !== 'CARRY_OUT'))

/** The lots a summary of these dates is made of: those valid on any of them. */
export const lotsWithin = <L extends Pick<Lot, 'validFrom' | 'validTo'>>(
  lots: readonly L[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): L[] => lots.filter(lot => lot.validFrom <= to && (lot.validTo === null || lot.validTo >= from))

/**
 * The balance on a date, of the lots that have begun by then; pass the lots of one leave year (lotsWithin). What is left
 * in a lot past its end is expired, whether or not an expiry has been booked. Approved leave counts as used from the
 * day it is approved. Days carried out to the next year lower carriedOver.
 */
export function leaveBalance(
  lots: readonly LeaveLot[],
  entries: readonly LeaveEntry[],
  on: LocalDate,
): LeaveBalance {
  const begun = lots.filter(lot => lot.validFrom <= on)
  const ids = new Set(begun.map(lot => lot.id))
  const effective = bookedBy(entries, on).filter(({ lotId }) => ids.has(lotId))
  const lotsOf = (...kinds: LotKind[]) => sum(begun.filter(lot => kinds.includes(lot.kind)))
  const entriesOf = (kind: EntryKind) => sum(effective.filter(entry => entry.kind === kind))
  const taken = effective.filter(entry => entry.kind === 'USE' || entry.kind === 'RELEASE')
  const pending = taken.filter(entry => entry.requestStatus === 'PENDING')
  const remaining = remainingLots(begun, effective)
  const left = remaining.reduce((total, lot) => total + lot.remaining, 0)
  const available = remaining
    .filter(lot => isValidOn(lot, on))
    .reduce((total, lot) => total + lot.remaining, 0)
  return {
    entitled: lotsOf('GRANT', 'OPENING'),
    carriedOver: lotsOf('CARRY_OVER') + entriesOf('CARRY_OUT'),
    expired: left - available - entriesOf('EXPIRY'),
    adjusted: lotsOf('ADJUSTMENT') + entriesOf('ADJUSTMENT'),
    used: sum(pending) - sum(taken),
    pending: 0 - sum(pending),
    available,
  }
}
