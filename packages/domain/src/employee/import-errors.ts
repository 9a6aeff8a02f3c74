// Why rows of an import cannot be taken: what one row alone does not show (P9, P10).
import { cycles } from './cycles.ts'
import { dateErrors } from './import-date-errors.ts'
import { nameColumns, nameKey, staffKey } from './import-facts.ts'
import type {
  ImportColumn,
  ImportFacts,
  ImportedPerson,
  ImportedRow,
  KnownPerson,
  KnownRecord,
  NameColumn,
  NameIndexes,
} from './import-facts.ts'
import type { IsOpenName } from './unknown-names.ts'

/** Fields a new person needs, besides the staff id. */
export const broughtColumns = ['firstName', 'lastName', 'startDate'] as const

export type ImportError = {
  readonly row: number
  readonly column: ImportColumn
  readonly code:
    | 'required'
    | 'staffIdTwice'
    | 'staffIdUnknown'
    | 'emailTwice'
    | 'deviceTwice'
    | 'statusByEnding'
    | 'bornBeforeStart'
    | 'bornBefore'
    | 'notBeforeStart'
    | 'managerSelf'
    | 'managerCycle'
    | 'MANAGER_LEFT_OUT'
    | 'unitAmbiguous'
    | 'UNIT_UNKNOWN'
    | 'POSITION_MISSPELT'
    | 'JOB_GRADE_MISSPELT'
    | 'END_BEFORE_START'
  readonly parameters: Readonly<Record<string, string | number>>
}

const openNameCodes: Readonly<Record<NameColumn, ImportError['code']>> = {
  unit: 'UNIT_UNKNOWN',
  position: 'POSITION_MISSPELT',
  jobGrade: 'JOB_GRADE_MISSPELT',
}

export type ReadNames = { readonly names: NameIndexes; readonly isOpen: IsOpenName }

/** Every error of the file, by row. */
export function importErrors(
  rows: readonly ImportedRow[],
  facts: ImportFacts,
  read: ReadNames,
): ImportError[] {
  const known = new Set(facts.employees.map(({ staffId }) => staffKey(staffId)))
  const firstRowOf = new Map<string, number>()
  for (const { row, person } of rows) {
    const key = staffKey(person.staffId)
    if (!firstRowOf.has(key)) firstRowOf.set(key, row)
  }
  return [
    ...rows.flatMap(row => rowErrors(row, facts, { known, firstRowOf, ...read })),
    ...emailErrors(rows, facts),
    ...deviceErrors(rows, facts.employees),
    ...cycleErrors(rows, facts.employees),
  ].sort((one, other) => one.row - other.row)
}

type FileFacts = ReadNames & {
  readonly known: ReadonlySet<string>
  readonly firstRowOf: ReadonlyMap<string, number>
}

function rowErrors(
  { row, person, wrong = [] }: ImportedRow,
  { records }: ImportFacts,
  { known, firstRowOf, names, isOpen }: FileFacts,
): ImportError[] {
  const key = staffKey(person.staffId)
  const record = records.get(key)
  const error = (
    column: ImportColumn,
    code: ImportError['code'],
    parameters: ImportError['parameters'] = {},
  ): ImportError => ({ row, column, code, parameters })
  const errors: ImportError[] = []
  const first = firstRowOf.get(key) ?? row
  if (first !== row) errors.push(error('staffId', 'staffIdTwice', { row: first }))
  if (!record) {
    for (const column of broughtColumns) {
      if (person[column] === undefined && !wrong.includes(column)) errors.push(error(column, 'required'))
    }
  }
  if (!isStatusAllowed(person.status, record)) errors.push(error('status', 'statusByEnding'))
  for (const { column, code } of dateErrors(person, wrong, record)) errors.push(error(column, code))
  if (person.manager !== undefined) {
    const manager = staffKey(person.manager)
    if (manager === key) errors.push(error('manager', 'managerSelf'))
    else if (!known.has(manager) && !firstRowOf.has(manager)) errors.push(error('manager', 'staffIdUnknown'))
  }
  if (person.unit !== undefined && isAmbiguous(names.units.get(nameKey(person.unit)), record)) {
    errors.push(error('unit', 'unitAmbiguous'))
  }
  for (const column of nameColumns) {
    const name = person[column]
    if (name !== undefined && isOpen(column, name)) errors.push(error(column, openNameCodes[column]))
  }
  return errors
}

/** An employment is ended, interrupted from its first day on, or taken up again by its own steps only. */
function isStatusAllowed(status: ImportedPerson['status'], record: KnownRecord | undefined): boolean {
  if (status === undefined || status === record?.status) return true
  if (!record) return status === 'active' || status === 'probation'
  return status !== 'terminated' && record.status !== 'terminated'
}

/** A name that several units share is clear for a person who is in one of them. */
function isAmbiguous(ids: ReadonlySet<string> | undefined, record: KnownRecord | undefined): boolean {
  return ids !== undefined && ids.size > 1 && !ids.has(record?.job.unitId ?? '')
}

function emailErrors(rows: readonly ImportedRow[], { employees, signInEmails }: ImportFacts): ImportError[] {
  const keyOf = new Map(employees.map(({ id, staffId }) => [id, staffKey(staffId)]))
  const owners = new Map([...signInEmails].map(([email, id]) => [email, keyOf.get(id)]))
  for (const { email, staffId } of employees) if (email) owners.set(email.toLowerCase(), staffKey(staffId))
  return rows.flatMap(({ row, person }): ImportError[] => {
    if (!person.email) return []
    const key = staffKey(person.staffId)
    const isTaken = owners.has(person.email) && owners.get(person.email) !== key
    if (isTaken) return [{ row, column: 'email', code: 'emailTwice', parameters: {} }]
    owners.set(person.email, key)
    return []
  })
}

/** A number of the attendance device belongs to one person. */
function deviceErrors(rows: readonly ImportedRow[], employees: readonly KnownPerson[]): ImportError[] {
  const owners = new Map<string, string>()
  for (const { deviceNumber, staffId } of employees)
    if (deviceNumber) owners.set(deviceNumber, staffKey(staffId))
  return rows.flatMap(({ row, person }): ImportError[] => {
    if (!person.deviceNumber) return []
    const key = staffKey(person.staffId)
    const owner = owners.get(person.deviceNumber) ?? key
    if (owner !== key) return [{ row, column: 'deviceNumber', code: 'deviceTwice', parameters: {} }]
    owners.set(person.deviceNumber, key)
    return []
  })
}

/** One error for each cycle the file makes or leaves, at its first row in the file. */
export function cycleErrors(rows: readonly ImportedRow[], employees: readonly KnownPerson[]): ImportError[] {
  const staffKeyOf = new Map(employees.map(({ id, staffId }) => [id, staffKey(staffId)]))
  const managers = new Map<string, string | null>()
  const rowOf = new Map<string, ImportedRow>()
  for (const row of rows) {
    const key = staffKey(row.person.staffId)
    if (row.person.manager === undefined || rowOf.has(key)) continue
    rowOf.set(key, row)
    managers.set(key, staffKey(row.person.manager))
  }
  for (const { staffId, lineManagerId } of employees) {
    const key = staffKey(staffId)
    if (!managers.has(key))
      managers.set(key, lineManagerId === null ? null : (staffKeyOf.get(lineManagerId) ?? null))
  }
  return cycles(managers).flatMap((cycle): ImportError[] => {
    const first = rowOf.get(cycle[0] ?? '')
    // A row that names itself has its own error.
    if (!first || cycle.length === 1) return []
    const staffIds = [...cycle, cycle[0] ?? ''].map(key => rowOf.get(key)?.person.staffId ?? key)
    return [
      {
        row: first.row,
        column: 'manager',
        code: 'managerCycle',
        parameters: { names: staffIds.join(' > ') },
      },
    ]
  })
}
