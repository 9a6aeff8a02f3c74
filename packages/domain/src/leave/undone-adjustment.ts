// Undoes an adjustment (L3) with counter-entries, because the ledger is append-only. Nothing falls below zero, and lots
// that have ended stay as they are: what was left in them is carried over or expired (L6).
import type { LocalDate } from '../calendar/local-date.ts'
import { remainingLots } from './balance.ts'
import type { LeaveEntry } from './balance.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { Ledger } from './book-adjustment.ts'

type BookedEntry = Pick<LeaveEntry, 'lotId' | 'halfDays' | 'date'>
type MadeAdjustment = {
  readonly date: LocalDate
  /** What it added. */
  readonly lot: { readonly id: string; readonly halfDays: number } | undefined
  /** The half days it deducted from lots. */
  readonly entries: readonly BookedEntry[]
}
type UndoRefusal = 'ADJUSTMENT_ENDED' | 'ADJUSTMENT_USED'

const toAdjustment = ({ lotId, halfDays, date }: BookedEntry): LeaveEntry[] =>
  halfDays === 0 ? [] : [{ lotId, kind: 'ADJUSTMENT', halfDays, date }]

export function undoneAdjustment(
  ledger: Ledger,
  { date, lot, entries }: MadeAdjustment,
  today: LocalDate,
): readonly LeaveEntry[] | UndoRefusal {
  const touched = new Set([lot?.id, ...entries.map(({ lotId }) => lotId)])
  const own = ledger.lots.filter(({ id }) => touched.has(id))
  if (own.some(({ validTo }) => validTo !== null && validTo < today)) return 'ADJUSTMENT_ENDED'
  if (!lot) return entries.flatMap(entry => toAdjustment({ ...entry, halfDays: 0 - entry.halfDays }))
  return takenBack(ledger, lot, date) ?? 'ADJUSTMENT_USED'
}

/** Days that leave has used are deducted from other lots of that date. */
function takenBack(
  { lots, entries }: Ledger,
  { id, halfDays }: NonNullable<MadeAdjustment['lot']>,
  date: LocalDate,
): LeaveEntry[] | undefined {
  const left = remainingLots(lots, entries).find(lot => lot.id === id)?.remaining ?? 0
  const fromOwn = Math.min(halfDays, left)
  const taken = toAdjustment({ lotId: id, halfDays: 0 - fromOwn, date })
  if (fromOwn === halfDays) return taken
  const others = { lots: lots.filter(lot => lot.id !== id), entries }
  const rest = { id: '', halfDays: fromOwn - halfDays, date, kind: 'ADJUSTMENT' as const }
  const booked = bookAdjustment(others, rest, { to: date })
  return booked && [...taken, ...booked.entries]
}
