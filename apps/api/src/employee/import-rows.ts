// The rows of a file as checked people, and what is wrong with single cells (P10).
import { importColumns, importRow } from '@hr/contract/employee-import.ts'
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { fieldError } from '@hr/contract/field-error.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import { phoneNumber } from '@hr/contract/phone.ts'
import { typedDate } from '@hr/domain/calendar/typed-date.ts'
import type { ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { normaliseLao } from '@hr/domain/employee/lao-text.ts'
import * as z from 'zod/mini'
import { importColumn } from './import-header.ts'

export type CellError = { readonly row: number } & FieldError
export type ImportTable = {
  /** Rows of the file that hold anything. */
  readonly count: number
  readonly rows: readonly ImportedRow[]
  readonly errors: readonly CellError[]
  readonly ignoredColumns: readonly string[]
  /** The header of a column as the file has it. */
  readonly headers: ReadonlyMap<ImportColumn, string>
}

export function importRows(table: readonly (readonly string[])[]): ImportTable {
  const [header = [], ...body] = table
  const { columns, headers, ignoredColumns, errors } = readHeader(header)
  if (errors.length > 0) return { count: 0, rows: [], errors, ignoredColumns, headers }
  const read = body.flatMap((cells, index) =>
    cells.some(cell => cell !== '') ? [readRow(index + 2, cells, columns)] : [],
  )
  return {
    count: read.length,
    rows: read.flatMap(({ person, row }) => (person ? [{ row, person }] : [])),
    errors: read.flatMap(row => row.errors),
    ignoredColumns,
    headers,
  }
}

function readHeader(header: readonly string[]) {
  const columns = header.map(importColumn)
  const headers = new Map<ImportColumn, string>()
  const errors: CellError[] = []
  columns.forEach((column, index) => {
    if (!column) return
    if (headers.has(column)) errors.push({ row: 1, path: column, code: 'columnTwice', parameters: {} })
    headers.set(column, header[index] ?? '')
  })
  if (!headers.has('staffId')) errors.push({ row: 1, path: 'staffId', code: 'columnMissing', parameters: {} })
  const ignoredColumns = header.filter((text, index) => text !== '' && !columns[index])
  return { columns, headers, ignoredColumns, errors }
}

/** Control characters and broken code points are no text; the database refuses some of them. */
const clean = (cell: string) => normaliseLao(cell.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')).trim()

function readRow(
  row: number,
  cells: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
): { row: number; person?: ImportedRow['person']; errors: CellError[] } {
  const given: Partial<Record<ImportColumn, string>> = {}
  columns.forEach((column, index) => {
    const text = clean(cells[index] ?? '')
    if (column && text !== '') given[column] = text
  })
  const errors: CellError[] = []
  const replace = (
    column: ImportColumn,
    code: FieldError['code'],
    read: (text: string) => string | undefined,
  ) => {
    const text = given[column]
    if (text === undefined) return
    const value = read(text)
    if (value === undefined) errors.push({ row, path: column, code, parameters: {} })
    else given[column] = value
  }
  replace('gender', 'genderChoice', genderOf)
  replace('phone', 'phone', phoneNumber)
  replace('startDate', 'date', typedDate)
  const wrong = new Set(errors.map(({ path }) => path))
  const checked = z.safeParse(importRow, { ...given }, { reportInput: true })
  if (checked.success) return errors.length > 0 ? { row, errors } : { row, person: checked.data, errors }
  const found = checked.error.issues.map(issue => ({ row, ...fieldError(issue) }))
  const all = [...errors, ...found.filter(({ path }) => !wrong.has(path))]
  return { row, errors: all.sort((one, other) => placeOf(one) - placeOf(other)) }
}

const placeOf = ({ path }: FieldError) => importColumns.findIndex(column => column === path)

const genders: Readonly<Record<string, 'male' | 'female'>> = {
  male: 'male',
  m: 'male',
  man: 'male',
  mr: 'male',
  ຊາຍ: 'male',
  ທ້າວ: 'male',
  female: 'female',
  f: 'female',
  woman: 'female',
  ms: 'female',
  mrs: 'female',
  ຍິງ: 'female',
  ນາງ: 'female',
}
const genderOf = (text: string): string | undefined => genders[text.toLowerCase().replace(/\.$/, '')]
