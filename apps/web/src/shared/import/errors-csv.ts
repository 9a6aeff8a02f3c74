// The errors of an import as a CSV that a spreadsheet opens beside the file.
import type { ImportError } from '@hr/contract/import.ts'
import { csvText } from '../csv-text.ts'

export const errorsCsv = (header: readonly string[], errors: readonly ImportError[]): string =>
  csvText([header, ...errors.map(({ row, column, value, message }) => [String(row), column, value, message])])
