// Imports a list of employees (P10): all of it or, when any row has an error, nothing.
import { sensitiveColumns } from '@hr/contract/employee-import.ts'
import type {
  ImportColumn,
  ImportProgress,
  ImportResult,
  importEmployees,
} from '@hr/contract/employee-import.ts'
import { fieldErrorText } from '@hr/contract/field-error.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { importPlan } from '@hr/domain/employee/import-plan.ts'
import type { ImportPlan } from '@hr/domain/employee/import-plan.ts'
import { setImmediate } from 'node:timers/promises'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import { todayIn } from '#api/company/today.ts'
import { readTable } from '#api/files/read-table.ts'
import { TableRefused } from '#api/files/table-refused.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishProgress } from '#api/live/publish-live.ts'
import type { CreatedEmployee } from './create-employee.ts'
import { fileColumns } from './import-columns.ts'
import type { FileColumns } from './import-columns.ts'
import { getImportFacts } from './import-facts.queries.ts'
import { cellsOf, readRow } from './import-rows.ts'
import type { CellError, Cells, ReadRow } from './import-rows.ts'
import { mayChangeEmail } from './may-change-email.ts'
import { lockUniqueFields } from './record-refusals.ts'
import { saveImport } from './save-import.ts'
import { sheetLookups } from './sheet-lookups.ts'

type ImportContext = Parameters<Handler<typeof importEmployees>>[0]

export const employeesImported: Handler<typeof importEmployees> = async context => {
  const { db, caller, input, now, signal, services } = context
  const { workspaceId } = caller
  const progress = importProgress(context)
  progress('reading', 0, 0)
  const table = await tableOf(context)
  const columns = fileColumns(table, input.mapping)
  // One import at a time in a workspace: the second sees what the first did.
  await lockUniqueFields(db, workspaceId)
  const today = await todayIn(db, workspaceId, now)
  const read = await readRows(context, table, columns, today, progress)
  const plan = importPlan(read.rows, read.facts)
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
  const toSave = { workspaceId, today, plan, facts: read.facts }
  const leaving = plan.updates.filter(({ changes }) => changes.status === 'inactive')
  if (isDone && leaving.length > 0)
    await refuseLastAdministrator(
      db,
      services.config,
      workspaceId,
      leaving.map(({ known }) => known.id),
    )
  const created = isDone
    ? await saveImport(context, caller, toSave, done => progress('saving', done, total))
    : []
  signal.throwIfAborted()
  const counts = input.dryRun || isDone ? plan : nothingDone
  return {
    rows: read.count,
    created: counts.creates.length,
    updated: counts.updates.length,
    unchanged: plan.unchanged,
    errors: shownErrors(context, columns, errors),
    columns: [...columns.shown],
    ignoredColumns: [...columns.ignored],
    newUnits: [...plan.newUnits],
    newPositions: [...plan.newPositions],
    newJobGrades: [...plan.newJobGrades],
    signIns: signInsOf(context, plan, created),
  }
}

type Progress = (phase: ImportProgress['phase'], done: number, total: number) => void

/** Tells the session how far it is, and stops when whoever asked went away. Nobody waits for the telling. */
function importProgress({ caller, input, services, signal }: ImportContext): Progress {
  return (phase, done, total) => {
    signal.throwIfAborted()
    if (!input.progressId) return
    const progress = { topic: 'progress', progressId: input.progressId, phase, done, total } as const
    publishProgress(services.db, { sessionId: caller.sessionId, progress }).catch((error: unknown) =>
      services.log.warn({ err: error }, 'progress was not told'),
    )
  }
}

type ReadRows = {
  readonly count: number
  readonly rows: readonly ImportedRow[]
  readonly errors: readonly CellError[]
  readonly cells: ReadonlyMap<number, Cells>
  readonly facts: ImportFacts
}

/** Rows read before others get their turn. */
const readStep = 250

async function readRows(
  { db, caller }: ImportContext,
  table: readonly (readonly string[])[],
  columns: FileColumns,
  today: LocalDate,
  progress: Progress,
): Promise<ReadRows> {
  const { workspaceId } = caller
  const headerErrors = [...columns.errors, ...forbiddenColumns(caller, columns)]
  const cells = new Map<number, Cells>()
  if (headerErrors.length === 0) {
    for (const [index, texts] of table.entries())
      if (index > 0 && texts.some(text => text !== '')) cells.set(index + 1, cellsOf(texts, columns))
  }
  const keys = [...cells.values()].flatMap(({ staffId }) => (staffId ? [staffKey(staffId)] : []))
  const { facts, rows: records } = await getImportFacts(db, workspaceId, today, keys)
  const known = { records, lookups: await sheetLookups(db, workspaceId) }
  const read: ReadRow[] = []
  for (const [row, texts] of cells) {
    read.push(readRow(row, texts, known))
    if (read.length % readStep !== 0) continue
    progress('checking', read.length, cells.size)
    await setImmediate()
  }
  return {
    count: cells.size,
    rows: read.flatMap(({ person, row }) => (person ? [{ row, person }] : [])),
    errors: [...headerErrors, ...read.flatMap(row => row.errors)],
    cells,
    facts,
  }
}

/** Sensitive columns are for those who may change people (P7). */
function forbiddenColumns({ access }: AppCaller, { headers }: FileColumns): CellError[] {
  if (can(access, 'EMPLOYEE', 'edit')) return []
  return sensitiveColumns
    .filter(column => headers.has(column))
    .map(path => ({ row: 1, path, value: headers.get(path) ?? '', code: 'FORBIDDEN', parameters: {} }))
}

const nothingDone = { creates: [], updates: [] }

async function tableOf({ files }: ImportContext): Promise<string[][]> {
  const [file] = files
  if (!file) throw new Refusal('INVALID_INPUT', {}, [{ path: 'file', code: 'required', parameters: {} }])
  try {
    return await readTable(file.bytes)
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    throw new Refusal(error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'IMPORT_UNREADABLE')
  }
}

/** Changing people needs EMPLOYEE edit; a sign-in's e-mail opens it, so only of people the caller could act for. */
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

/** 'education' for the path 'education.0.level'. */
const columnOf = ({ path }: CellError) => path.split('.')[0] ?? ''

function shownErrors(
  { language }: ImportContext,
  { headers }: FileColumns,
  errors: readonly CellError[],
): ImportResult['errors'] {
  const headerOf: ReadonlyMap<string, string> = headers
  return errors
    .toSorted((one, other) => one.row - other.row)
    .map(error => ({
      row: error.row,
      column: headerOf.get(columnOf(error)) ?? fieldLabel(language, columnOf(error)),
      value: error.value.slice(0, 100),
      message: fieldErrorText(language, error),
    }))
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
