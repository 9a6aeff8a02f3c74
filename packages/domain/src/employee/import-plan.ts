// The effect of an employee import, row by row: staff id is the key, equal values stay untouched (P10).
import { isGuardedField } from '../access/own-record.ts'
import type { ImportError } from './import-errors.ts'
import { sortedRows } from './import-sorted-rows.ts'
import { jobColumns, listOfNames, nameColumns, nameIndexes, nameKey, staffKey } from './import-facts.ts'
import { openNames } from './unknown-names.ts'
import type { UnknownName } from './unknown-names.ts'
import type {
  ImportColumn,
  ImportFacts,
  ImportedPerson,
  ImportedRow,
  KnownRecord,
  NameColumn,
  NameIndex,
  NameIndexes,
  PlainFacts,
} from './import-facts.ts'

export type PlannedUpdate = {
  readonly row: number
  readonly known: KnownRecord
  /** Only what differs; never empty. */
  readonly changes: Omit<ImportedPerson, 'staffId'>
}
export type ImportPlan = {
  /** The rows without errors. */
  readonly fine: readonly ImportedRow[]
  readonly creates: readonly ImportedRow[]
  readonly updates: readonly PlannedUpdate[]
  readonly unchanged: number
  readonly errors: readonly ImportError[]
  readonly newUnits: readonly string[]
  readonly newPositions: readonly string[]
  readonly newJobGrades: readonly string[]
}

const jobIds = { unit: 'unitId', position: 'positionId', jobGrade: 'jobGradeId' } as const
const namedColumns: readonly string[] = [
  'staffId',
  'unit',
  'position',
  'jobGrade',
  'manager',
  'workShift',
  ...jobColumns,
]
const isPlain = (column: string): column is keyof PlainFacts => !namedColumns.includes(column)

/** Does it change pay, job or employment? Nobody does that to themselves (P11). */
export const isGuardedUpdate = ({ changes }: PlannedUpdate): boolean =>
  Object.keys(changes).some(column => isGuardedField(column) || !isPlain(column))

export function importPlan(
  rows: readonly ImportedRow[],
  facts: ImportFacts,
  unknown: readonly UnknownName[],
): ImportPlan {
  const known = facts.records
  const names = nameIndexes(facts)
  const { fine, errors } = sortedRows(rows, facts, { names, isOpen: openNames(unknown, facts, names) })
  const staffKeyOf = new Map(facts.employees.map(({ id, staffId }) => [id, staffKey(staffId)]))
  const compared = fine.flatMap(({ row, person }) => {
    const employee = known.get(staffKey(person.staffId))
    return employee ? [{ row, known: employee, changes: changesOf(person, employee, names, staffKeyOf) }] : []
  })
  const updates = compared.filter(({ changes }) => Object.keys(changes).length > 0)
  return {
    fine,
    creates: fine.filter(({ person }) => !known.has(staffKey(person.staffId))),
    updates,
    unchanged: compared.length - updates.length,
    errors,
    newUnits: newNames(fine, 'unit', names.units),
    newPositions: newNames(fine, 'position', names.positions),
    newJobGrades: newNames(fine, 'jobGrade', names.jobGrades),
  }
}

function newNames(rows: readonly ImportedRow[], column: NameColumn, index: NameIndex): string[] {
  const names = new Map<string, string>()
  for (const { person } of rows) {
    const name = person[column]
    if (name && !index.has(nameKey(name)) && !names.has(nameKey(name))) names.set(nameKey(name), name)
  }
  return [...names.values()]
}

function changesOf(
  person: ImportedPerson,
  known: KnownRecord,
  names: NameIndexes,
  staffKeyOf: ReadonlyMap<number, string>,
): PlannedUpdate['changes'] {
  const given = columnsOf(person).filter(column => person[column] !== undefined)
  const plain = given.filter(isPlain).filter(column => !isSame(person[column], known[column]))
  const job = jobColumns.filter(
    column => person[column] !== undefined && person[column] !== known.job[column],
  )
  const named = nameColumns.filter(column => {
    const name = person[column]
    const ids = names[listOfNames[column]].get(nameKey(name ?? ''))
    return name !== undefined && !ids?.has(known.job[jobIds[column]] ?? '')
  })
  const { lineManagerId } = known.job
  const manager = lineManagerId === null ? undefined : staffKeyOf.get(lineManagerId)
  const hasNewManager = person.manager !== undefined && staffKey(person.manager) !== manager
  const changed: readonly ImportColumn[] = [
    ...plain,
    ...job,
    ...named,
    ...(hasNewManager ? (['manager'] as const) : []),
  ]
  return Object.fromEntries(changed.map(column => [column, person[column]]))
}

const columnsOf = (person: ImportedPerson) => Object.keys(person) as ImportColumn[]

/** Values, lists of values and small objects with a fixed order of keys. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
