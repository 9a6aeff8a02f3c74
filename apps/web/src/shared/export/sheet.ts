// A table for a spreadsheet: titles, types and values of its columns (A14).
import { sheetText } from '@hr/domain/employee/sheet-text.ts'

/** Dates are 'YYYY-MM-DD', moments 'YYYY-MM-DDTHH:mm' in the company's time zone; both are real dates in the file. */
export type CellKind = 'text' | 'number' | 'date' | 'moment'
export type CellValue = string | number | null

export type SheetColumn<Row> = {
  readonly title: string
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  readonly value: (row: Row) => CellValue
}

/** Transferable to the thread that writes it. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly Pick<SheetColumn<unknown>, 'title' | 'kind' | 'width'>[]
  readonly rows: readonly (readonly CellValue[])[]
}

/** Escapes text that would start a formula. */
const guarded = (value: CellValue): CellValue => (typeof value === 'string' ? sheetText(value) : value)

export function sheetOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    columns: columns.map(({ title, kind, width }) => ({ title: sheetText(title), kind, width })),
    rows: rows.map(row => columns.map(column => guarded(column.value(row)))),
  }
}
