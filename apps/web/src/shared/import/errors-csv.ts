// The errors of an import as CSV, to open in a spreadsheet next to the file.
import type { ImportError } from '@hr/contract/import.ts'
import { csvText } from '../csv-text.ts'

export const errorsCsv = (header: readonly string[], errors: readonly ImportError[]): string =>
  csvText([header, ...errors.map(({ row, column, value, message }) => [String(row), column, value, message])])
