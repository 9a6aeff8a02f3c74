// The plain fields of an imported person under their record names; address parts become an id and a name (P7, P10).
import type { RecordValues } from '@hr/contract/employee-contact.ts'
import { addressLevels } from '@hr/contract/address.ts'
import { jobColumns } from '@hr/domain/employee/import-facts.ts'
import type { ImportedPerson } from '@hr/domain/employee/import-facts.ts'

export type ImportedRecord = Partial<Omit<RecordValues, 'staffId'>>

const otherColumns: ReadonlySet<string> = new Set([
  'id',
  'staffId',
  'endDate',
  'job',
  'unit',
  'position',
  'jobGrade',
  'manager',
  'workShift',
  ...addressLevels,
  ...jobColumns,
])

/** Every other column has the name and value of its field. */
const asRecord = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries) as ImportedRecord

export function recordValues(person: Omit<ImportedPerson, 'staffId'>): ImportedRecord {
  const plain = Object.entries(person).filter(
    ([column, value]) => value !== undefined && value !== 'terminated' && !otherColumns.has(column),
  )
  const places = addressLevels.flatMap(level => {
    const place = person[level]
    return place ? [[`${level}Id`, place.id] as const, [`${level}Name`, place.name] as const] : []
  })
  return asRecord([...plain, ...places])
}
