// Cells of an .xlsx file: numbers and dates as such, in the formats of spec 9.
import type { SheetData } from 'write-excel-file/universal'
import type { CellKind, CellValue, Sheet } from './sheet.ts'

const dateFormat = 'dd/mm/yyyy'
const momentFormat = 'dd/mm/yyyy hh:mm'

/** The file has no time zones: the local time is written as is. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
const momentOf = (moment: string) => new Date(`${moment}:00Z`)

function cellOf(kind: CellKind, value: CellValue) {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  if (kind === 'date') return { value: dayOf(value), type: Date, format: dateFormat }
  if (kind === 'moment') return { value: momentOf(value), type: Date, format: momentFormat }
  return { value, type: String, format: '@' }
}

/** Header first. */
export function sheetCells({ columns, rows }: Sheet): SheetData {
  const header = columns.map(({ title, kind }) => ({
    value: title,
    type: String,
    fontWeight: 'bold' as const,
    ...(kind === 'number' && { align: 'right' as const }),
  }))
  return [
    header,
    ...rows.map(row => row.map((value, place) => cellOf(columns[place]?.kind ?? 'text', value))),
  ]
}
