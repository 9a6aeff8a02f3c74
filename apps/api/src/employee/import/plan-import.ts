// The plan of an import for its caller: without rows the caller may not change, and without their own (P7, P10, P11).
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import { can } from '@hr/domain/access/can.ts'
import { nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { importPlan, isGuardedUpdate } from '@hr/domain/employee/import-plan.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import type { CellError } from '#api/import/to-import-errors.ts'
import { mayChangeEmail } from '../record/may-change-email.ts'
import type { ImportContext, ReadRows } from './read-import.ts'

type CallerPlan = {
  readonly plan: ImportPlan
  readonly errors: readonly CellError[]
  /** The caller's own rows, which others change. */
  readonly leftOut: readonly CellError[]
}

export async function planImport(context: ImportContext, read: ReadRows): Promise<CallerPlan> {
  const { caller } = context
  const { facts, unknownNames } = read
  const whole = importPlan(read.rows, facts, unknownNames)
  const own = whole.updates.filter(one => one.known.id === caller.employeeId && isGuardedUpdate(one))
  const ownKeys = new Set(own.map(({ known }) => staffKey(known.staffId)))
  const rows = read.rows.filter(({ person }) => !ownKeys.has(staffKey(person.staffId)))
  const others = own.length === 0 ? whole : importPlan(rows, facts, unknownNames)
  const forbidden = await forbiddenUpdates(context, others)
  const plan = forbidden.length === 0 ? others : importPlan(withWrong(rows, forbidden), facts, unknownNames)
  return {
    plan,
    errors: [...read.errors, ...planErrors(context, plan, read), ...forbidden],
    leftOut: await ownRows(context, own),
  }
}

/** The rest is planned again without these rows, because it may refer to their people. */
function withWrong(rows: readonly ImportedRow[], errors: readonly CellError[]): ImportedRow[] {
  const isForbidden = new Set(errors.map(({ row }) => row))
  return rows.map(one => (isForbidden.has(one.row) ? { ...one, wrong: ['staffId'] } : one))
}

/** With a proposal, what a name probably means. */
const misspelt = {
  UNIT_UNKNOWN: 'UNIT_MISSPELT',
  POSITION_MISSPELT: 'POSITION_MISSPELT',
  JOB_GRADE_MISSPELT: 'JOB_GRADE_MISSPELT',
} as const
const isOpenName = (code: string): code is keyof typeof misspelt => Object.hasOwn(misspelt, code)

function planErrors({ language }: ImportContext, plan: ImportPlan, read: ReadRows): CellError[] {
  const nearest = new Map(
    read.unknownNames.map(({ column, name, proposals: [first] }) => [`${column} ${nameKey(name)}`, first]),
  )
  return plan.errors.map(({ row, column, code, parameters }) => {
    const value = read.cells.get(row)?.[column] ?? ''
    const meant = isOpenName(code) ? nearest.get(`${column} ${nameKey(value)}`) : undefined
    const text =
      meant && isOpenName(code)
        ? { code: misspelt[code], parameters: { name: nameIn(meant, language) } }
        : { code, parameters }
    return { row, path: column, value, ...text }
  })
}

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
