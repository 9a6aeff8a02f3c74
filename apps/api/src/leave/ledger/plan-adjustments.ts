// The effect of an adjustment file on each balance, from top to bottom, without booking (L3).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveBalance, lotsWithin } from '@hr/domain/leave/balance.ts'
import { bookAdjustment } from '@hr/domain/leave/book-adjustment.ts'
import type { Ledger } from '@hr/domain/leave/book-adjustment.ts'
import { lostDaysOf } from '@hr/domain/leave/lost-days.ts'
import type { LostDays, LostDaysRules } from '@hr/domain/leave/lost-days.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { newId } from '#api/db/new-id.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import type { AdjustmentRow } from './adjustment-rows.ts'

export type PlannedAdjustment = {
  readonly row: AdjustmentRow
  /** Half days left on the date of the row. */
  readonly before: number
  readonly after: number
  /** What it adds to the ledger; undefined if an earlier import booked it. */
  readonly booked: Ledger | undefined
  /** Added days that can no longer be taken. */
  readonly lost: LostDays | undefined
}
type Facts = {
  /** Keys of rows booked before. */
  readonly known: ReadonlySet<string>
  readonly yearStarts: YearStarts
  readonly ledgerOf: (employeeId: number, leaveTypeId: string) => Ledger
  readonly lostRulesOf: (row: AdjustmentRow) => LostDaysRules
}

export function planAdjustments(
  rows: readonly AdjustmentRow[],
  { known, yearStarts, ledgerOf, lostRulesOf }: Facts,
): { readonly planned: readonly PlannedAdjustment[]; readonly errors: readonly CellError[] } {
  const ledgers = new Map<string, Ledger>()
  const planned: PlannedAdjustment[] = []
  const errors: CellError[] = []
  const leftOn = ({ lots, entries }: Ledger, date: LocalDate) => {
    const own = lotsWithin(lots, leaveYear(date, yearStarts))
    const ids = new Set(own.map(({ id }) => id))
    return leaveBalance(
      own,
      entries.filter(({ lotId }) => ids.has(lotId)),
      date,
    ).available
  }
  for (const row of rows) {
    const account = `${row.employeeId} ${row.leaveTypeId}`
    const ledger = ledgers.get(account) ?? ledgerOf(row.employeeId, row.leaveTypeId)
    const before = leftOn(ledger, row.date)
    if (known.has(row.key)) {
      planned.push({ row, before, after: before, booked: undefined, lost: undefined })
      continue
    }
    const booked = bookAdjustment(ledger, { ...row, id: newId() }, leaveYear(row.date, yearStarts))
    if (booked === undefined) {
      const value = String(row.halfDays / 2)
      const parameters = { left: before / 2 }
      errors.push({ row: row.row, path: 'halfDays', value, code: 'notSoManyLeft', parameters })
      continue
    }
    const next = { lots: [...ledger.lots, ...booked.lots], entries: [...ledger.entries, ...booked.entries] }
    ledgers.set(account, next)
    const lost = lostDaysOf(booked, ledger, lostRulesOf(row))
    planned.push({ row, before, after: leftOn(next, row.date), booked, lost })
  }
  return { planned, errors }
}
