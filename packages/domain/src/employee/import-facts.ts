// The rows of an employee import, and the stored facts to compare them with (P10).
import type { LocalDate } from '../calendar/local-date.ts'
import type { JobFacts } from './job-history.ts'
import { searchText } from './lao-text.ts'

/** Of the lists (id), or as it was written; '' = nothing is known. */
export type PlaceValue = { readonly id: number | null; readonly name: string }
export type EducationValue = {
  readonly level: string
  readonly institution: string
  readonly major: string
  readonly graduatedOn: LocalDate | null
}

/** What simply is so of somebody. */
export type PlainFacts = {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly gender: 'male' | 'female' | null
  readonly dateOfBirth: LocalDate | null
  readonly nationality: string
  readonly birthPlace: string
  readonly maritalStatus: 'single' | 'married' | 'divorced' | 'widowed' | null
  readonly yearWorkExperience: number | null
  readonly email: string | null
  readonly phone: string | null
  readonly otherPhones: readonly string[]
  readonly province: PlaceValue
  readonly district: PlaceValue
  readonly village: PlaceValue
  readonly addressLine: string
  readonly emergencyPerson: string
  readonly emergencyContact: string | null
  readonly status: 'active' | 'probation' | 'inactive' | 'terminated'
  readonly startDate: LocalDate
  readonly probationEndsOn: LocalDate | null
  readonly deviceNumber: string | null
  readonly education: readonly EducationValue[]
  readonly familyBookNumber: string
  readonly passportNumber: string
  readonly passportExpiresOn: LocalDate | null
  readonly visaNumber: string
  readonly visaExpiresOn: LocalDate | null
  readonly workPermitNumber: string
  readonly workPermitExpiresOn: LocalDate | null
  readonly ssoNumber: string
  readonly bankName: string
  readonly bankHolderName: string
  readonly bankAccountNumber: string
  readonly bankCurrency: string | null
}
/** Dated facts whose values come straight from the file; units come by name, managers by staff id. */
export const jobColumns = [
  'contractType',
  'contractStart',
  'contractEnd',
  'costCenter',
  'salaryAmount',
  'salaryCurrency',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
] as const
type JobValues = Pick<JobFacts, (typeof jobColumns)[number]>
type Names = {
  readonly unit: string
  readonly position: string
  readonly jobGrade: string
  /** A staff id. */
  readonly manager: string
  /** Id; only of new people. */
  readonly workShift: string
}
type Given<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined }

/** A checked row; omitted fields stay unchanged. */
export type ImportedPerson = { readonly staffId: string } & Given<PlainFacts & JobValues & Names>
export type ImportColumn = keyof ImportedPerson
export type ImportedRow = {
  readonly row: number
  readonly person: ImportedPerson
  /** Columns whose cell cannot be taken: the person lacks them, and the row is not imported. */
  readonly wrong?: readonly ImportColumn[]
}

/** Everybody of the workspace. */
export type KnownPerson = {
  readonly id: number
  readonly staffId: string
  readonly email: string | null
  readonly deviceNumber: string | null
  readonly lineManagerId: number | null
}
/** Somebody the file names, as stored; `job` has the facts of today. */
export type KnownRecord = PlainFacts & {
  readonly id: number
  readonly staffId: string
  readonly endDate: LocalDate | null
  readonly job: JobFacts
}
export type Named = { readonly id: string; readonly name: string; readonly nameLo: string }
export type ImportFacts = {
  readonly employees: readonly KnownPerson[]
  /** Those the file names, by staffKey. */
  readonly records: ReadonlyMap<string, KnownRecord>
  /** Lower-case e-mails of the workspace's sign-ins, with the employee they belong to. */
  readonly signInEmails: ReadonlyMap<string, number>
  readonly units: readonly Named[]
  readonly positions: readonly Named[]
  readonly jobGrades: readonly Named[]
  readonly choices: NameChoices
}

/** The columns that name something of a list. */
export const nameColumns = ['unit', 'position', 'jobGrade'] as const
export type NameColumn = (typeof nameColumns)[number]
export const listOfNames = { unit: 'units', position: 'positions', jobGrade: 'jobGrades' } as const
/** The importer's choice for each unknown name, by nameKey: one of the list, or null for a new one. */
export type NameChoices = Readonly<Record<NameColumn, ReadonlyMap<string, string | null>>>
const nothingChosen: ReadonlyMap<string, null> = new Map()
export const noChoices = { unit: nothingChosen, position: nothingChosen, jobGrade: nothingChosen } as const

/** How staff ids are compared: E001 and e001 are one. */
export const staffKey = (staffId: string): string => staffId.toLowerCase()
/** How names of units, positions and grades are compared. */
export const nameKey = (name: string): string => searchText(name)

/** Ids by every name something goes by; a name may belong to several. */
export type NameIndex = ReadonlyMap<string, ReadonlySet<string>>
export type NameIndexes = Readonly<Record<'units' | 'positions' | 'jobGrades', NameIndex>>

export const nameIndexes = ({ units, positions, jobGrades, choices }: ImportFacts): NameIndexes => ({
  units: nameIndex(units, choices.unit),
  positions: nameIndex(positions, choices.position),
  jobGrades: nameIndex(jobGrades, choices.jobGrade),
})

/** A name of the list is stronger than a choice. */
function nameIndex(list: readonly Named[], choices: NameChoices[NameColumn]): NameIndex {
  const index = new Map<string, Set<string>>()
  for (const { id, name, nameLo } of list) {
    for (const key of [nameKey(name), nameKey(nameLo)].filter(Boolean)) {
      index.set(key, (index.get(key) ?? new Set()).add(id))
    }
  }
  const ids = new Set(list.map(({ id }) => id))
  const chosen = [...choices].flatMap(([key, id]) =>
    id !== null && ids.has(id) ? [[key, new Set([id])] as const] : [],
  )
  return new Map([...chosen, ...index])
}
