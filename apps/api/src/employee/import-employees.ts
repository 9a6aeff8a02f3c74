// Imports a list of employees (P10): all of it or, when any row has an error, nothing.
import type { ImportColumn, ImportResult, importEmployees } from '@hr/contract/employee-import.ts'
import { fieldErrorText } from '@hr/contract/field-error.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { can } from '@hr/domain/access/can.ts'
import { covers } from '@hr/domain/access/covers.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { importPlan } from '@hr/domain/employee/import-plan.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { sql } from 'kysely'
import { todayIn } from '#api/company/today.ts'
import { readTable } from '#api/files/read-table.ts'
import { TableRefused } from '#api/files/table-refused.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { CreatedEmployee } from './create-employee.ts'
import { accessOfEmployee, findEmployeeAccount } from './employee-account.queries.ts'
import { getImportFacts } from './import-facts.queries.ts'
import { importRows } from './import-rows.ts'
import type { CellError, ImportTable } from './import-rows.ts'
import { saveImport } from './save-import.ts'

type ImportContext = Parameters<Handler<typeof importEmployees>>[0]

export const employeesImported: Handler<typeof importEmployees> = async context => {
  const { db, caller, input, now } = context
  const { workspaceId } = caller
  const table = importRows(await tableOf(context))
  // One import at a time in a workspace: the second sees what the first did.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${workspaceId}`}, 0))`.execute(db)
  const today = await todayIn(db, workspaceId, now)
  const facts = await getImportFacts(db, workspaceId, today)
  const plan = importPlan(table.rows, facts)
  const errors = [
    ...table.errors,
    ...plan.errors.map(({ column, ...error }) => ({ ...error, path: column })),
    ...(await forbiddenUpdates(context, plan)),
  ]
  const isDone = !input.dryRun && errors.length === 0
  const created = isDone ? await saveImport(db, caller, now, { workspaceId, today, plan, facts }) : []
  const counts = input.dryRun || isDone ? plan : nothingDone
  return {
    rows: table.count,
    created: counts.creates.length,
    updated: counts.updates.length,
    unchanged: plan.unchanged,
    errors: shownErrors(context, table, errors),
    ignoredColumns: [...table.ignoredColumns],
    newUnits: [...plan.newUnits],
    newPositions: [...plan.newPositions],
    newJobGrades: [...plan.newJobGrades],
    signIns: signInsOf(context, plan, created),
  }
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
async function forbiddenUpdates(context: ImportContext, { updates }: ImportPlan): Promise<CellError[]> {
  const forbidden = (row: number, path: ImportColumn): CellError => ({
    row,
    path,
    code: 'FORBIDDEN',
    parameters: {},
  })
  if (!can(context.caller.access, 'EMPLOYEE', 'edit'))
    return updates.map(({ row }) => forbidden(row, 'staffId'))
  const errors: CellError[] = []
  for (const update of updates) {
    if (update.changes.email === undefined || (await mayChangeEmail(context, update))) continue
    errors.push(forbidden(update.row, 'email'))
  }
  return errors
}

async function mayChangeEmail(
  { db, caller, services }: ImportContext,
  { known }: PlannedUpdate,
): Promise<boolean> {
  if (caller.access.isAdmin) return true
  const account = await findEmployeeAccount(db, caller.workspaceId, known.id)
  if (!account || account.id === caller.accountId) return true
  return covers(caller.access, await accessOfEmployee(db, services.config, caller.workspaceId, account))
}

function shownErrors(
  { language }: ImportContext,
  { headers }: ImportTable,
  errors: readonly CellError[],
): ImportResult['errors'] {
  const headerOf: ReadonlyMap<string, string> = headers
  return errors
    .toSorted((one, other) => one.row - other.row)
    .map(error => ({
      row: error.row,
      column: headerOf.get(error.path) ?? fieldLabel(language, error.path),
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
