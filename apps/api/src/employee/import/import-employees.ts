// Imports a list of employees (P10), all or none: any error in a row cancels the import.
import { sensitiveColumns } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult, importEmployees } from '@hr/contract/employee-import.ts'
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { importPlan, isGuardedUpdate } from '@hr/domain/employee/import-plan.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { incompleteRows } from '@hr/domain/employee/missing-fields.ts'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { toImportErrors } from '#api/import/cell-errors.ts'
import type { CellError } from '#api/import/cell-errors.ts'
import { sendProgress } from '#api/import/import-progress.ts'
import type { Progress } from '#api/import/import-progress.ts'
import { readInSteps } from '#api/import/read-in-steps.ts'
import { tableColumns } from '#api/import/table-columns.ts'
import type { CreatedEmployee } from '../create-employee.ts'
import { countClosedRows } from './closed-rows.ts'
import { getImportFacts } from './import-facts.queries.ts'
import { importColumn } from '#api/import/employee-header.ts'
import { cellsOf, readRow } from './import-rows.ts'
import type { Cells, EmployeeColumns } from './import-rows.ts'
import { countWaitingEmails } from './count-waiting-emails.ts'
import { mayChangeEmail } from '../record/may-change-email.ts'
import { lockUniqueFields } from '../record/record-refusals.ts'
import { saveImport } from './save-import.ts'
import { sheetLookups } from './sheet-lookups.ts'

type ImportHandler = PreparedHandler<typeof importEmployees, string[][]>
type ImportContext = Parameters<ImportHandler>[0]

export const employeesImported: ImportHandler = async (context, table) => {
  const { db, caller, input, language, signal, services } = context
  const { workspaceId } = caller
  const progress = sendProgress(context)
  const columns: EmployeeColumns = tableColumns(table, {
    meaningOf: importColumn,
    needed: ['staffId'],
    mapping: input.mapping,
  })
  // One import at a time per workspace: the second sees the result of the first.
  await lockUniqueFields(db)
  const today = await todayIn(db)
  const read = await readRows(context, table, columns, today, progress)
  const whole = importPlan(read.rows, read.facts)
  const own = whole.updates.filter(one => one.known.id === caller.employeeId && isGuardedUpdate(one))
  const plan = { ...whole, updates: whole.updates.filter(one => !own.includes(one)) }
  const errors = [
    ...read.errors,
    ...plan.errors.map(({ column, ...error }) => ({
      ...error,
      path: column,
      value: read.cells.get(error.row)?.[column] ?? '',
    })),
    ...(await forbiddenUpdates(context, plan)),
  ]
  const isDone = !input.dryRun && errors.length === 0
  const total = plan.creates.length + plan.updates.length
  const { closedReason } = input
  const toSave = { workspaceId, today, plan, facts: read.facts, closedReason }
  const leaving = plan.updates.filter(({ changes }) => changes.status === 'inactive')
  if (isDone && leaving.length > 0)
    await refuseLastAdministrator(
      db,
      services.config,
      leaving.map(({ known }) => known.id),
    )
  const created = isDone ? await saveImport(context, toSave, done => progress('saving', done, total)) : []
  signal.throwIfAborted()
  const isShown = input.dryRun || isDone
  const counts = isShown ? plan : nothingDone
  return {
    rows: read.count,
    created: counts.creates.length,
    updated: counts.updates.length,
    unchanged: plan.unchanged,
    closed: await countClosedRows(db, counts, today),
    waitingEmails: await countWaitingEmails(context, counts.updates),
    incomplete: isShown ? incompleteRows(plan.fine, read.facts.records) : 0,
    errors: toImportErrors(language, columns.headers, errors),
    leftOut: toImportErrors(language, columns.headers, await ownRows(context, own)),
    columns: columns.shown,
    ignoredColumns: columns.ignored,
    newUnits: [...plan.newUnits],
    newPositions: [...plan.newPositions],
    newJobGrades: [...plan.newJobGrades],
    signIns: signInsOf(context, plan, created),
  }
}

type ReadRows = {
  readonly count: number
  readonly rows: readonly ImportedRow[]
  readonly errors: readonly CellError[]
  readonly cells: ReadonlyMap<number, Cells>
  readonly facts: ImportFacts
}

/** Rows read before other callers get a turn. */
const readStep = 250

async function readRows(
  { db, caller }: ImportContext,
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
  const { facts, rows: records } = await getImportFacts(db, today, keys)
  const known = { records, lookups: await sheetLookups(db) }
  const read = await readInSteps([...cells], ([row, texts]) => readRow(row, texts, known), {
    step: readStep,
    progress,
  })
  return {
    count: cells.size,
    rows: read.flatMap(({ person, row }) => (person ? [{ row, person }] : [])),
    errors: [...headerErrors, ...read.flatMap(row => row.errors)],
    cells,
    facts,
  }
}

/** Sensitive columns need EMPLOYEE edit (P7). */
function forbiddenColumns({ access }: AppCaller, { headers }: EmployeeColumns): CellError[] {
  if (can(access, 'EMPLOYEE', 'edit')) return []
  return sensitiveColumns
    .filter(column => headers.has(column))
    .map(path => ({ row: 1, path, value: headers.get(path) ?? '', code: 'FORBIDDEN', parameters: {} }))
}

const nothingDone = { creates: [], updates: [] } as const

/** Updates need EMPLOYEE edit. An e-mail opens a sign-in, so the caller must hold all permissions of the person. */
async function forbiddenUpdates(
  { db, caller, services }: ImportContext,
  { updates }: ImportPlan,
): Promise<CellError[]> {
  const forbidden = (row: number, path: ImportColumn, value: string): CellError => ({
    row,
    path,
    value,
    code: 'FORBIDDEN',
    parameters: {},
  })
  if (!can(caller.access, 'EMPLOYEE', 'edit'))
    return updates.map(({ row, known }) => forbidden(row, 'staffId', known.staffId))
  const errors: CellError[] = []
  for (const { row, known, changes } of updates) {
    if (!changes.email || (await mayChangeEmail(db, caller, services.config, known.id))) continue
    errors.push(forbidden(row, 'email', changes.email))
  }
  return errors
}

/** The row of the caller: somebody else must change it (P11). */
async function ownRows(context: ImportContext, own: readonly PlannedUpdate[]): Promise<CellError[]> {
  if (own.length === 0) return []
  const code = await ownRowCode(context, 'JOB')
  return own.map(({ row, known }) => ({ row, path: 'staffId', value: known.staffId, code, parameters: {} }))
}

function signInsOf(
  { language }: ImportContext,
  { creates }: ImportPlan,
  created: readonly CreatedEmployee[],
): ImportResult['signIns'] {
  return created.map(({ username, temporaryPassword }, index) => {
    const person = creates[index]?.person
    return {
      staffId: person?.staffId ?? '',
      name: fullName({ firstName: '', lastName: '', ...person }, language),
      username,
      temporaryPassword: temporaryPassword ?? '',
    }
  })
}
