// The columns of an export and of the template: headers in the reader's language, and cell formats.
import { importColumns, sensitiveColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { TableColumn, TableSheet } from '#api/files/write-table.ts'
import { dateColumns, moneyColumns } from './sheet-cells.ts'

/** Sensitive columns only for readers who may see them (P7). */
export const sheetColumns = (withSensitive: boolean): readonly ImportColumn[] =>
  withSensitive ? importColumns : importColumns.filter(column => !sensitiveColumns.includes(column))

const numberColumns: readonly ImportColumn[] = [...moneyColumns, 'yearWorkExperience']
const datesOnly: readonly ImportColumn[] = dateColumns
const wide: readonly ImportColumn[] = ['email', 'unit', 'position', 'addressLine', 'education']

const kindOf = (column: ImportColumn): TableColumn['kind'] =>
  numberColumns.includes(column) ? 'number' : datesOnly.includes(column) ? 'date' : 'text'

export function sheetOf(
  name: string,
  columns: readonly ImportColumn[],
  people: readonly Readonly<Record<ImportColumn, string>>[],
  language: Language,
): TableSheet {
  return {
    name,
    columns: columns.map(column => ({ kind: kindOf(column), width: wide.includes(column) ? 28 : 18 })),
    rows: [
      columns.map(column => fieldLabel(language, column)),
      ...people.map(cells => columns.map(column => cells[column])),
    ],
  }
}
