// Splits the input for a new employee into the record and the dated job (P7, P8).
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { createEmployee } from '@hr/contract/employee-change.ts'
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import { jobFactNames, noJobFacts } from '@hr/domain/employee/job-history.ts'
import { recordFieldNames } from '@hr/domain/employee/record-fields.ts'
import type { FurtherRecord, NewEmployee } from './create-people.ts'

type Input = CheckedInputOf<typeof createEmployee>
type Entries = readonly (readonly [string, unknown])[]
const asFacts = (entries: Entries) => Object.fromEntries(entries) as Partial<JobFacts>
const asFurther = (entries: Entries) => Object.fromEntries(entries) as FurtherRecord

export function firstJobOf(input: Input): JobFacts {
  const isFact = new Set<string>(jobFactNames)
  const given = Object.entries(input).filter(([name, value]) => isFact.has(name) && value !== undefined)
  return { ...noJobFacts, ...asFacts(given) }
}

/** The required fields and any optional ones. */
export function newPersonOf(input: Input): Omit<NewEmployee, 'id' | 'staffId' | 'job' | 'roles'> {
  const { firstName, lastName, firstNameLo = '', lastNameLo = '', gender, email = null, phone } = input
  const { status, startDate: startedOn } = input
  const person = { firstName, lastName, firstNameLo, lastNameLo, gender, email, phone, status, startedOn }
  const isFurther = new Set<string>(recordFieldNames)
  for (const name of [...Object.keys(person), 'staffId', 'startDate']) isFurther.delete(name)
  return { ...person, record: asFurther(Object.entries(input).filter(([name]) => isFurther.has(name))) }
}
