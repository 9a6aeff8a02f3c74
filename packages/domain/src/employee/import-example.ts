// What the tests of imports share: people, facts, and the plan of some rows.
import { noChoices } from './import-facts.ts'
import type { ImportFacts, ImportedPerson, ImportedRow, KnownRecord } from './import-facts.ts'
import { importPlan } from './import-plan.ts'
import { noJobFacts } from './job-history.ts'
import { unknownNames } from './unknown-names.ts'

const nothing = { id: null, name: '' }
export const known = (id: number, given: Partial<KnownRecord> = {}): KnownRecord => ({
  id,
  staffId: `E${id}`,
  firstName: 'Keo',
  lastName: 'Vongsa',
  firstNameLo: '',
  lastNameLo: '',
  gender: null,
  dateOfBirth: null,
  nationality: '',
  birthPlace: '',
  maritalStatus: null,
  yearWorkExperience: null,
  email: `e${id}@example.la`,
  phone: null,
  otherPhones: [],
  province: nothing,
  district: nothing,
  village: nothing,
  addressLine: '',
  emergencyPerson: '',
  emergencyContact: null,
  status: 'active',
  startDate: '2024-01-08',
  probationEndsOn: null,
  deviceNumber: null,
  education: [],
  familyBookNumber: '',
  passportNumber: '',
  passportExpiresOn: null,
  visaNumber: '',
  visaExpiresOn: null,
  workPermitNumber: '',
  workPermitExpiresOn: null,
  ssoNumber: '',
  bankName: '',
  bankHolderName: '',
  bankAccountNumber: '',
  bankCurrency: null,
  endDate: null,
  job: noJobFacts,
  ...given,
})
export const managedBy = (lineManagerId: number | null) => ({ job: { ...noJobFacts, lineManagerId } })
export const named = (id: string, name: string, nameLo = '') => ({ id, name, nameLo })
export type Given = Partial<Omit<ImportFacts, 'employees' | 'records'>> & {
  employees?: readonly KnownRecord[]
}
export const facts = ({ employees = [], ...given }: Given = {}): ImportFacts => ({
  employees: employees.map(({ id, staffId, email, deviceNumber, job }) => ({
    id,
    staffId,
    email,
    deviceNumber,
    lineManagerId: job.lineManagerId,
  })),
  records: new Map(employees.map(record => [record.staffId.toLowerCase(), record])),
  signInEmails: new Map(),
  units: [],
  positions: [],
  jobGrades: [],
  choices: noChoices,
  ...given,
})
export const person = (staffId: string, given: Partial<ImportedPerson> = {}): ImportedPerson => ({
  staffId,
  firstName: 'Keo',
  lastName: 'Vongsa',
  startDate: '2026-01-05',
  ...given,
})
/** What the importer wants with names of units; null is a new one. */
export const unitChoices = (choices: Readonly<Record<string, string | null>>) => ({
  choices: { ...noChoices, unit: new Map(Object.entries(choices)) },
})
export const planRows = (rows: readonly ImportedRow[], given: Given = {}) => {
  const stored = facts(given)
  return importPlan(rows, stored, unknownNames(rows, stored))
}
export const plan = (people: readonly ImportedPerson[], given: Given = {}) =>
  planRows(
    people.map((one, index) => ({ row: index + 2, person: one })),
    given,
  )
export const errors = (people: readonly ImportedPerson[], given: Given = {}) =>
  plan(people, given).errors.map(({ row, column, code }) => [row, column, code])
