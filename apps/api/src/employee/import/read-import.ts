// Reads the rows of an employee import and the stored facts they are compared with (P10).
import { sensitiveColumns } from '@hr/contract/employee-import.ts'
import type { importEmployees } from '@hr/contract/employee-import.ts'
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { unknownNames } from '@hr/domain/employee/unknown-names.ts'
import type { UnknownName } from '@hr/domain/employee/unknown-names.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import type { Progress } from '#api/import/send-progress.ts'
import { readInSteps } from '#api/import/read-in-steps.ts'
import { getImportFacts } from './import-facts.queries.ts'
import type { ReadFacts } from './import-facts.queries.ts'
import { cellsOf, readRow } from './import-rows.ts'
import type { Cells, EmployeeColumns } from './import-rows.ts'
import { sheetLookups } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'

export type ImportHandler = PreparedHandler<typeof importEmployees, string[][]>
export type ImportContext = Parameters<ImportHandler>[0]

export type ReadRows = {
  readonly count: number
  readonly rows: readonly ImportedRow[]
  /** Of the header and of single cells. */
  readonly errors: readonly CellError[]
  readonly cells: ReadonlyMap<number, Cells>
  readonly facts: ReadFacts['facts']
  readonly company: ReadFacts['company']
  readonly stored: ReadFacts['rows']
  readonly lookups: SheetLookups
  readonly unknownNames: readonly UnknownName[]
}

/** Rows read before other callers get a turn. */
const readStep = 250

export async function readImport(
  { db, caller, input }: ImportContext,
  table: readonly (readonly string[])[],
  columns: EmployeeColumns,
  today: LocalDate,
  progress: Progress,
): Promise<ReadRows> {
  const headerErrors = [...columns.errors, ...forbiddenColumns(caller, columns)]
  const cells = new Map<number, Cells>()
  if (headerErrors.length === 0) {
    for (const [index, texts] of table.entries())
      if (index > 0 && texts.some(text => text !== '')) cells.set(index + 1, cellsOf(texts, columns))
  }
  const keys = [...cells.values()].flatMap(({ staffId }) => (staffId ? [staffKey(staffId)] : []))
  const { facts, company, rows: stored } = await getImportFacts(db, { today, keys, names: input.names })
  const lookups = await sheetLookups(db)
  const read = await readInSteps(
    [...cells],
    ([row, texts]) => readRow(row, texts, { records: stored, lookups }),
    { step: readStep, progress },
  )
  const rows = read.flatMap(({ row, person, wrong }) => (person ? [{ row, person, wrong }] : []))
  return {
    count: cells.size,
    rows,
    errors: [...headerErrors, ...read.flatMap(row => row.errors)],
    cells,
    facts,
    company,
    stored,
    lookups,
    unknownNames: unknownNames(rows, facts),
  }
}

/** Sensitive columns need EMPLOYEE edit (P7). */
function forbiddenColumns({ access }: AppCaller, { headers }: EmployeeColumns): CellError[] {
  if (can(access, 'EMPLOYEE', 'edit')) return []
  return sensitiveColumns
    .filter(column => headers.has(column))
    .map(path => ({ row: 1, path, value: headers.get(path) ?? '', code: 'FORBIDDEN', parameters: {} }))
}
