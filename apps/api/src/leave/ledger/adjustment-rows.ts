// Reads and checks the rows of an adjustment file by cell (L3); plan-adjustments.ts computes their effect.
import type { AdjustmentColumn } from '@hr/contract/leave-adjustment-import.ts'
import { localDate, reason } from '@hr/contract/field.ts'
import { fieldError } from '@hr/contract/field-error.ts'
import type { MessageCode, MessageParameters } from '@hr/contract/messages/text.ts'
import { typedDate } from '@hr/domain/calendar/typed-date.ts'
import { nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import type { Named } from '@hr/domain/employee/import-facts.ts'
import { nearestNames } from '@hr/domain/employee/nearest-names.ts'
import { plainMinus } from '@hr/domain/employee/written-number.ts'
import { typedText } from '@hr/domain/employee/sheet-text.ts'
import type { Adjustment } from '@hr/domain/leave/book-adjustment.ts'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { CellError } from '#api/import/to-import-errors.ts'
import type { TableColumns } from '#api/import/table-columns.ts'
import { kindOfWord } from './adjustment-words.ts'
import { isGrantReason } from '../request/leave-reasons.ts'

export type Cells = Readonly<Partial<Record<AdjustmentColumn, string>>>
export type AdjustmentRow = Omit<Adjustment, 'id'> & {
  /** 1 = the header row. */
  readonly row: number
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly reason: string
  /** A digest of the content of the row. */
  readonly key: string
}
type OwnRowCode = 'OWN_RECORD' | 'OWN_ROW_BY_HAND'
/** What names in the file refer to, by key; null = ambiguous. */
export type AdjustmentFacts = {
  readonly employees: ReadonlyMap<string, number>
  readonly types: ReadonlyMap<string, { readonly id: string; readonly paid: boolean } | null>
  readonly typeNames: readonly Named[]
  /** In the language of the file's sender. */
  readonly nameOf: (type: Named) => string
  /** Nobody adjusts their own balance (P11). */
  readonly own: { readonly employeeId: number | null; readonly code: OwnRowCode }
}

/** The cells of each row with a number of days, by row number. */
export function adjustmentCells(
  table: readonly (readonly string[])[],
  { meanings }: TableColumns<AdjustmentColumn>,
): ReadonlyMap<number, Cells> {
  const rows = table.map(texts =>
    Object.fromEntries(
      meanings.flatMap((column, index) => (column ? [[column, typedText(texts[index] ?? '')]] : [])),
    ),
  )
  return new Map(
    rows.flatMap((cells: Cells, index) => (index > 0 && cells.halfDays ? [[index + 1, cells]] : [])),
  )
}

const plain = z.object({ date: localDate(), reason: reason() })

/** Days to half days: '1.5' = 3, '-0,5' = -1; undefined unless a step of 0.5 up to 365, and for 0. */
export function readHalfDays(text: string): number | undefined {
  const days = plainMinus(text).replace(',', '.')
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(days)) return undefined
  const halfDays = Number(days) * 2
  return Number.isInteger(halfDays) && halfDays !== 0 && Math.abs(halfDays) <= 730 ? halfDays : undefined
}

type Wrong = (path: AdjustmentColumn, code: MessageCode, parameters?: MessageParameters) => undefined

function readEmployee({ staffId }: Cells, { employees, own }: AdjustmentFacts, wrong: Wrong) {
  if (!staffId) return wrong('staffId', 'required')
  const employeeId = employees.get(staffKey(staffId))
  if (employeeId === undefined) return wrong('staffId', 'staffIdUnknown')
  return employeeId === own.employeeId ? wrong('staffId', own.code) : employeeId
}

function readLeaveType(
  { leaveTypeId: name }: Cells,
  { types, typeNames, nameOf }: AdjustmentFacts,
  wrong: Wrong,
) {
  if (!name) return wrong('leaveTypeId', 'required')
  const type = types.get(nameKey(name))
  if (type === null) return wrong('leaveTypeId', 'leaveTypeAmbiguous')
  if (type) return type.paid ? type.id : wrong('leaveTypeId', 'UNPAID_TYPE')
  const [meant] = nearestNames(name, typeNames)
  return meant
    ? wrong('leaveTypeId', 'leaveTypeMisspelt', { name: nameOf(meant) })
    : wrong('leaveTypeId', 'leaveTypeUnknown')
}

function readDays(cells: Cells, wrong: Wrong) {
  const halfDays = readHalfDays(cells.halfDays ?? '')
  if (halfDays === undefined) wrong('halfDays', 'daysInHalves')
  const kind = kindOfWord(cells.adjustmentKind ?? '')
  if (kind === undefined) wrong('adjustmentKind', 'choice')
  else if (kind === 'OPENING' && (halfDays ?? 1) < 0) wrong('halfDays', 'openingGives')
  return { halfDays, kind }
}

export function readAdjustment(
  row: number,
  cells: Cells,
  facts: AdjustmentFacts,
): AdjustmentRow | CellError[] {
  const errors: CellError[] = []
  const wrong: Wrong = (path, code, parameters = {}) =>
    void errors.push({ row, path, value: cells[path] ?? '', code, parameters })
  const employeeId = readEmployee(cells, facts, wrong)
  const leaveTypeId = readLeaveType(cells, facts, wrong)
  const { halfDays, kind } = readDays(cells, wrong)
  if (isGrantReason(cells.reason ?? '')) wrong('reason', 'reasonReserved')
  const given = { date: cells.date ? (typedDate(cells.date) ?? cells.date) : '', reason: cells.reason ?? '' }
  const checked = z.safeParse(plain, given, { reportInput: true })
  for (const issue of checked.error?.issues ?? []) {
    const error = fieldError(issue)
    // One error per field is enough: a missing value is also too short.
    if (errors.some(({ path }) => path === error.path)) continue
    errors.push({ row, value: error.path === 'date' ? (cells.date ?? '') : given.reason, ...error })
  }
  if (errors.length > 0 || !checked.success || !leaveTypeId || !kind || !employeeId || !halfDays)
    return errors
  const { date, reason: why } = checked.data
  const content = [employeeId, leaveTypeId, halfDays, date, kind, why]
  const key = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { row, employeeId, leaveTypeId, halfDays, date, kind, reason: why, key }
}

/** A duplicate row is a mistake: nobody adds the same days for the same reason twice. */
export function rowsTwice(rows: readonly AdjustmentRow[], cells: ReadonlyMap<number, Cells>): CellError[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ key, row }) => {
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, row)
      return []
    }
    const value = cells.get(row)?.staffId ?? ''
    return [{ row, path: 'staffId', value, code: 'rowTwice' as const, parameters: { row: earlier } }]
  })
}
