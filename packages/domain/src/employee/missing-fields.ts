// What a record lacks of what the form asks of everybody: a file may bring people without it (P10).
import { staffKey } from './import-facts.ts'
import type { ImportedPerson, ImportedRow, KnownRecord } from './import-facts.ts'

/** The form asks for more; a file has to bring that too, so no record lacks it. */
export const askedFields = ['gender', 'dateOfBirth', 'phone', 'unitId', 'positionId'] as const
export type AskedField = (typeof askedFields)[number]

type AskedFacts = { readonly [Field in AskedField]: string | null } & Pick<KnownRecord, 'status'>
type Known = Pick<KnownRecord, 'status' | 'gender' | 'dateOfBirth' | 'phone' | 'job'>

/** Nobody has to complete the record of somebody who left. */
export const missingFields = (facts: AskedFacts): AskedField[] =>
  facts.status === 'terminated' ? [] : askedFields.filter(field => facts[field] === null)

/** How many rows of a file leave an incomplete record; `records` are those before the import. */
export const incompleteRows = (rows: readonly ImportedRow[], records: ReadonlyMap<string, Known>): number =>
  rows.filter(
    ({ person }) => missingFields(factsAfter(person, records.get(staffKey(person.staffId)))).length > 0,
  ).length

/** What a file leaves out stays as it is. */
const factsAfter = (person: ImportedPerson, known: Known | undefined): AskedFacts => ({
  status: person.status ?? known?.status ?? 'active',
  gender: person.gender ?? known?.gender ?? null,
  dateOfBirth: person.dateOfBirth ?? known?.dateOfBirth ?? null,
  phone: person.phone ?? known?.phone ?? null,
  unitId: person.unit ?? known?.job.unitId ?? null,
  positionId: person.position ?? known?.job.positionId ?? null,
})
