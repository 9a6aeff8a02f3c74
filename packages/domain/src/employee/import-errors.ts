// Why rows of an import cannot be taken: what one row alone does not show (P9, P10).
import { circles } from './circles.ts'
import { nameKey, staffKey } from './import-facts.ts'
import type { ImportColumn, ImportFacts, ImportedRow, KnownEmployee, NameIndexes } from './import-facts.ts'

export type ImportError = {
  readonly row: number
  readonly column: ImportColumn
  readonly code:
    | 'required'
    | 'staffIdTwice'
    | 'staffIdUnknown'
    | 'emailTwice'
    | 'managerSelf'
    | 'managerCycle'
    | 'unitAmbiguous'
    | 'END_BEFORE_START'
  readonly parameters: Readonly<Record<string, string | number>>
}

/** Every error of the file, by row. */
export function importErrors(
  rows: readonly ImportedRow[],
  facts: ImportFacts,
  names: NameIndexes,
): ImportError[] {
  const known = new Map(facts.employees.map(employee => [staffKey(employee.staffId), employee]))
  const firstRowOf = new Map<string, number>()
  for (const { row, person } of rows) {
    const key = staffKey(person.staffId)
    if (!firstRowOf.has(key)) firstRowOf.set(key, row)
  }
  return [
    ...rows.flatMap(row => rowErrors(row, known, firstRowOf, names)),
    ...emailErrors(rows, facts),
    ...circleErrors(rows, facts.employees),
  ].sort((one, other) => one.row - other.row)
}

function rowErrors(
  { row, person }: ImportedRow,
  known: ReadonlyMap<string, KnownEmployee>,
  firstRowOf: ReadonlyMap<string, number>,
  names: NameIndexes,
): ImportError[] {
  const key = staffKey(person.staffId)
  const employee = known.get(key)
  const error = (
    column: ImportColumn,
    code: ImportError['code'],
    parameters: ImportError['parameters'] = {},
  ): ImportError => ({ row, column, code, parameters })
  const errors: ImportError[] = []
  const first = firstRowOf.get(key) ?? row
  if (first !== row) errors.push(error('staffId', 'staffIdTwice', { row: first }))
  if (!employee) {
    for (const column of ['firstName', 'lastName', 'startDate'] as const) {
      if (person[column] === undefined) errors.push(error(column, 'required'))
    }
  }
  if (employee?.endDate && person.startDate && employee.endDate < person.startDate) {
    errors.push(error('startDate', 'END_BEFORE_START'))
  }
  if (person.manager !== undefined) {
    const manager = staffKey(person.manager)
    if (manager === key) errors.push(error('manager', 'managerSelf'))
    else if (!known.has(manager) && !firstRowOf.has(manager)) errors.push(error('manager', 'staffIdUnknown'))
  }
  if (person.unit !== undefined && isAmbiguous(names.units.get(nameKey(person.unit)), employee)) {
    errors.push(error('unit', 'unitAmbiguous'))
  }
  return errors
}

/** Several units of one name are no question for whoever is in one of them. */
function isAmbiguous(ids: ReadonlySet<string> | undefined, employee: KnownEmployee | undefined): boolean {
  return ids !== undefined && ids.size > 1 && !ids.has(employee?.job.unitId ?? '')
}

function emailErrors(rows: readonly ImportedRow[], { employees, signInEmails }: ImportFacts): ImportError[] {
  const keyOf = new Map(employees.map(({ id, staffId }) => [id, staffKey(staffId)]))
  const owners = new Map([...signInEmails].map(([email, id]) => [email, keyOf.get(id)]))
  for (const { email, staffId } of employees) if (email) owners.set(email.toLowerCase(), staffKey(staffId))
  return rows.flatMap(({ row, person }): ImportError[] => {
    if (person.email === undefined) return []
    const key = staffKey(person.staffId)
    const isTaken = owners.has(person.email) && owners.get(person.email) !== key
    if (isTaken) return [{ row, column: 'email', code: 'emailTwice', parameters: {} }]
    owners.set(person.email, key)
    return []
  })
}

/** One error for each circle the file makes or leaves, at its first row in the file. */
function circleErrors(rows: readonly ImportedRow[], employees: readonly KnownEmployee[]): ImportError[] {
  const staffKeyOf = new Map(employees.map(({ id, staffId }) => [id, staffKey(staffId)]))
  const managers = new Map<string, string | null>()
  const rowOf = new Map<string, ImportedRow>()
  for (const row of rows) {
    const key = staffKey(row.person.staffId)
    if (row.person.manager === undefined || rowOf.has(key)) continue
    rowOf.set(key, row)
    managers.set(key, staffKey(row.person.manager))
  }
  for (const { staffId, job } of employees) {
    const key = staffKey(staffId)
    if (!managers.has(key))
      managers.set(key, job.lineManagerId === null ? null : (staffKeyOf.get(job.lineManagerId) ?? null))
  }
  return circles(managers).flatMap((circle): ImportError[] => {
    const first = rowOf.get(circle[0] ?? '')
    // A row that names itself has its own error.
    if (!first || circle.length === 1) return []
    const staffIds = [...circle, circle[0] ?? ''].map(key => rowOf.get(key)?.person.staffId ?? key)
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
