// Checks the rows of a file, with errors per cell (P10). A cell equal to the text of an export means "unchanged",
// whatever
// today's bounds are.
import { importColumns, importRow } from '@hr/contract/employee-import.ts'
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { fieldError } from '@hr/contract/field-error.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { typedText } from '@hr/domain/employee/sheet-text.ts'
import * as z from 'zod/mini'
import type { CellError } from '#api/import/to-import-errors.ts'
import type { TableColumns } from '#api/import/table-columns.ts'
import { readCell } from './read-cell.ts'
import { readMoney } from './read-money.ts'
import { readPlaces } from './read-places.ts'
import { readWorkShift } from './read-work-shift.ts'
import { moneyColumns, sheetCells } from './sheet-cells.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

export type EmployeeColumns = TableColumns<ImportColumn>
export type Cells = Partial<Record<ImportColumn, string>>
type ReadRow = {
  readonly row: number
  /** Undefined without a staff ID; else without what is wrong, so that the rules see the rest. */
  readonly person: ImportedRow['person'] | undefined
  readonly wrong: readonly ImportColumn[]
  readonly errors: readonly CellError[]
}
type KnownRows = { readonly records: ReadonlyMap<string, SheetRow>; readonly lookups: SheetLookups }

/** The cells of a row by column; empty cells are left out. */
export function cellsOf(cells: readonly string[], { meanings }: EmployeeColumns): Cells {
  const given: Cells = {}
  meanings.forEach((column, index) => {
    const text = typedText(cells[index] ?? '')
    if (column && text !== '') given[column] = text
  })
  return given
}

export function readRow(row: number, cells: Cells, { records, lookups }: KnownRows): ReadRow {
  const known = records.get(staffKey(cells.staffId ?? ''))
  const { staffId, ...changed } = known ? unlikeExport(cells, known, lookups) : cells
  const errors: CellError[] = []
  const wrong = (column: ImportColumn, code: FieldError['code']) =>
    void errors.push({ row, path: column, value: cells[column] ?? '', code, parameters: {} })
  const given: Partial<Record<ImportColumn, unknown>> = staffId === undefined ? {} : { staffId }
  for (const column of importColumns) {
    const text = column === 'staffId' ? undefined : changed[column]
    if (text === undefined) continue
    const read = readCell(column, text)
    if ('code' in read) wrong(column, read.code)
    else given[column] = read.value
  }
  Object.assign(given, readPlaces(changed, known, lookups.places))
  Object.assign(given, readMoney(changed, known, lookups, wrong))
  Object.assign(given, readWorkShift(changed, known, lookups, wrong))
  return checked(row, cells, given, errors)
}

function checked(
  row: number,
  cells: Cells,
  given: Partial<Record<ImportColumn, unknown>>,
  errors: readonly CellError[],
): ReadRow {
  const result = z.safeParse(importRow, given, { reportInput: true })
  if (result.success && errors.length === 0) return { row, person: result.data, wrong: [], errors }
  const isWrong = new Set(errors.map(({ path }) => path))
  const found = (result.error?.issues ?? []).map(issue => {
    const error = fieldError(issue)
    const column = importColumns.find(name => name === columnOf(error))
    return { row, value: column ? (cells[column] ?? '') : '', ...error }
  })
  const all = [...errors, ...found.filter(({ path }) => !isWrong.has(path))]
  const wrong = importColumns.filter(column => all.some(error => columnOf(error) === column))
  return {
    row,
    person: z.safeParse(importRow, without(given, wrong)).data,
    wrong,
    errors: all.sort((one, other) => placeOf(one) - placeOf(other)),
  }
}

const columnOf = ({ path }: FieldError) => path.split('.')[0]
const placeOf = (error: FieldError) => importColumns.findIndex(column => column === columnOf(error))

const without = (given: object, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([column]) => !columns.includes(column)))

/** The cells that differ from an export in either language. */
function unlikeExport(cells: Cells, known: SheetRow, lookups: SheetLookups): Cells {
  const [english, lao] = [sheetCells(known, 'en', lookups), sheetCells(known, 'lo', lookups)]
  const different: Cells = { ...cells }
  for (const column of importColumns) {
    const isSame = cells[column] === english[column] || cells[column] === lao[column]
    if (column !== 'staffId' && isSame) delete different[column]
  }
  // The same number is a different sum in another currency.
  if (different.salaryCurrency !== undefined)
    for (const column of moneyColumns) if (cells[column] !== undefined) different[column] = cells[column]
  // The staff id only identifies the person.
  return { ...different, staffId: known.record.staffId }
}
