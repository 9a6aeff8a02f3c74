// What an import of employees brings, and what it is compared with (P10).
import { searchText } from './lao-text.ts'

/** A checked row; what is left out stays as it is. Units, positions and grades are names, the manager a staff id. */
export type ImportedPerson = {
  readonly staffId: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly firstNameLo?: string | undefined
  readonly lastNameLo?: string | undefined
  readonly gender?: 'male' | 'female' | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly startDate?: string | undefined
  readonly unit?: string | undefined
  readonly position?: string | undefined
  readonly jobGrade?: string | undefined
  readonly manager?: string | undefined
}
export type ImportedRow = { readonly row: number; readonly person: ImportedPerson }
export type ImportColumn = keyof ImportedPerson

/** As stored; `job` holds the facts of today. */
export type KnownEmployee = {
  readonly id: number
  readonly staffId: string
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly gender: 'male' | 'female' | null
  readonly email: string | null
  readonly phone: string | null
  readonly startDate: string
  readonly endDate: string | null
  readonly job: {
    readonly unitId: string | null
    readonly positionId: string | null
    readonly jobGradeId: string | null
    readonly lineManagerId: number | null
  }
}
export type Named = { readonly id: string; readonly name: string; readonly nameLo: string }
export type ImportFacts = {
  readonly employees: readonly KnownEmployee[]
  /** Lower-case e-mails of the workspace's sign-ins, with the employee they belong to. */
  readonly signInEmails: ReadonlyMap<string, number>
  readonly units: readonly Named[]
  readonly positions: readonly Named[]
  readonly jobGrades: readonly Named[]
}

/** How staff ids are compared: E001 and e001 are one. */
export const staffKey = (staffId: string): string => staffId.toLowerCase()
/** How names of units, positions and grades are compared. */
export const nameKey = (name: string): string => searchText(name)

/** Ids by every name something goes by; a name may belong to several. */
export type NameIndex = ReadonlyMap<string, ReadonlySet<string>>
export type NameIndexes = Readonly<Record<'units' | 'positions' | 'jobGrades', NameIndex>>

export const nameIndexes = ({ units, positions, jobGrades }: ImportFacts): NameIndexes => ({
  units: nameIndex(units),
  positions: nameIndex(positions),
  jobGrades: nameIndex(jobGrades),
})

function nameIndex(list: readonly Named[]): NameIndex {
  const index = new Map<string, Set<string>>()
  for (const { id, name, nameLo } of list) {
    for (const key of [nameKey(name), nameKey(nameLo)].filter(Boolean)) {
      index.set(key, (index.get(key) ?? new Set()).add(id))
    }
  }
  return index
}
