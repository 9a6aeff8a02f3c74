// The errors of an import as a CSV that a spreadsheet opens beside the file.
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { csvText } from '../csv-text.ts'

export const errorsCsv = (header: readonly string[], errors: ImportResult['errors']): string =>
  csvText([header, ...errors.map(({ row, column, value, message }) => [String(row), column, value, message])])
