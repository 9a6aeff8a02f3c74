// A file of punches as a table with one header (A2): drops titles above it, and adds one to a clock's log.
import type { PunchImportResult, PunchColumn } from '@hr/contract/attendance-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { clockLog } from '@hr/domain/attendance/clock-log.ts'
import { tableColumns } from '#api/import/table-columns.ts'
import type { TableColumns } from '#api/import/table-columns.ts'
import { isPunchHeader, punchColumnOf } from './punch-header.ts'

export type PunchTable = {
  readonly layout: PunchImportResult['layout']
  /** The header first. */
  readonly rows: readonly (readonly string[])[]
  /** The row of each in the file, from 1. */
  readonly rowNumbers: readonly number[]
}
type PunchMapping = readonly { readonly header: string; readonly column: PunchColumn | 'ignore' }[]

/** A clock's log has no header: its columns are called as we call them. */
const logColumns = ['deviceNumber', 'at', 'device'] as const satisfies readonly PunchColumn[]
/** The most rows above the header. */
const mostTitles = 10

export function punchTable(language: Language, table: readonly (readonly string[])[]): PunchTable {
  const log = clockLog(table)
  if (log)
    return {
      layout: 'CLOCK_LOG',
      rows: [
        logColumns.map(column => fieldLabel(language, column)),
        ...log.map(({ person, at, device }) => [person, at, device]),
      ],
      rowNumbers: [1, ...log.map(({ row }) => row)],
    }
  const start = headerPlace(table)
  const rows = table.slice(start)
  return { layout: 'TABLE', rows, rowNumbers: rows.map((_, index) => start + index + 1) }
}

/** The first row that looks like a header; else the first with more than a title. */
function headerPlace(table: readonly (readonly string[])[]): number {
  const first = table.slice(0, mostTitles)
  const known = first.findIndex(isPunchHeader)
  if (known >= 0) return known
  return Math.max(
    0,
    first.findIndex(row => row.filter(text => text !== '').length > 1),
  )
}

/** A file needs a person, and a time in one column or in two. */
export function punchTableColumns(
  { rows, rowNumbers }: PunchTable,
  mapping: PunchMapping,
): TableColumns<PunchColumn> {
  const columns = tableColumns(rows, { meaningOf: punchColumnOf(rows[0] ?? []), needed: [], mapping })
  const has = (column: PunchColumn) => columns.headers.has(column)
  const missing: PunchColumn[] = [
    ...(has('deviceNumber') || has('staffId') ? [] : (['deviceNumber'] as const)),
    ...(has('at') || (has('date') && has('time')) ? [] : (['at'] as const)),
  ]
  const row = rowNumbers[0] ?? 1
  const errors = [
    ...columns.errors.map(error => ({ ...error, row })),
    ...missing.map(path => ({ row, path, value: '', code: 'columnMissing' as const, parameters: {} })),
  ]
  return { ...columns, errors }
}
