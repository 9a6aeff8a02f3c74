// A table for a spreadsheet: what each column is called, how its cells are stored, and what stands in them (A14).
import { sheetText } from '@hr/domain/employee/sheet-text.ts'

/** Dates are 'YYYY-MM-DD', moments 'YYYY-MM-DDTHH:mm' on the reader's own clock; both can be calculated with. */
export type CellKind = 'text' | 'number' | 'date' | 'moment'
export type CellValue = string | number | null

export type SheetColumn<Row> = {
  readonly title: string
  readonly kind: CellKind
  /** In characters. */
  readonly width: number
  readonly value: (row: Row) => CellValue
}

/** As the thread that writes it takes it. */
export type Sheet = {
  readonly name: string
  readonly columns: readonly Pick<SheetColumn<unknown>, 'title' | 'kind' | 'width'>[]
  readonly rows: readonly (readonly CellValue[])[]
}

/** No text begins a formula, wherever the table is taken. */
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
