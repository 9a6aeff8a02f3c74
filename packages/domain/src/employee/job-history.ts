// The dated facts of a job and how they change from a date (P8). Each fact is a timeline of its own: a change holds until
// a later day on which that same fact changed; the days before stay as they were.
import type { LocalDate } from '../calendar/local-date.ts'

export const contractTypes = [
  'fullTime',
  'partTime',
  'internOrTrainee',
  'contract',
  'probationary',
  'seasonal',
  'temporary',
  'freelance',
  'permanent',
  'consultant',
] as const
export type ContractType = (typeof contractTypes)[number]

/** Money in the currency's smallest unit. */
export type JobFacts = {
  readonly unitId: string | null
  readonly positionId: string | null
  readonly jobGradeId: string | null
  readonly lineManagerId: number | null
  readonly contractType: ContractType | null
  readonly contractStart: LocalDate | null
  readonly contractEnd: LocalDate | null
  readonly salaryAmount: number | null
  readonly salaryCurrency: string | null
  readonly fuelAllowance: number | null
  readonly phoneAllowance: number | null
  readonly housingAllowance: number | null
  readonly homeTripAllowance: number | null
  readonly costCenter: string
}
export type JobFactName = keyof JobFacts

/** A job of which nothing is known. */
export const noJobFacts: JobFacts = {
  unitId: null,
  positionId: null,
  jobGradeId: null,
  lineManagerId: null,
  contractType: null,
  contractStart: null,
  contractEnd: null,
  salaryAmount: null,
  salaryCurrency: null,
  fuelAllowance: null,
  phoneAllowance: null,
  housingAllowance: null,
  homeTripAllowance: null,
  costCenter: '',
}
