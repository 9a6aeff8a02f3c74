// Changes that other features react to. reactions.ts lists who reacts, in which order; the server passes it down with its
// services. Each reaction runs in the transaction of the change, after it.
import type { Recounted } from '@hr/contract/recount.ts'
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { JobFactName } from '@hr/domain/employee/job-history.ts'
import type { EngineWork, Work } from './approval/request-kind.ts'

/** For days of closed periods (A13). */
export type Reasoned = {
  readonly reason: string | undefined
  /** The field for the reason, if it is not `closedReason`. */
  readonly reasonField?: 'reason' | undefined
}
export type FactWork = Pick<EngineWork, 'db' | 'services'>

export type EmploymentStarted = Reasoned & {
  readonly employeeIds: readonly number[]
  /** The earliest first day. */
  readonly from: LocalDate
}
export type EmploymentEnded = Reasoned & {
  readonly employeeId: number
  readonly startedOn: LocalDate
  readonly endedOn: LocalDate
}
/** A planned end is undone, or a former employee returns. */
export type EmploymentResumed = Reasoned & {
  readonly employeeId: number
  readonly startedOn: LocalDate
  /** The last day that no longer applies. */
  readonly endedOn: LocalDate | null
}
type Names = { readonly name: string; readonly nameLo: string }
export type CompanyRenamed = { readonly before: Names; readonly after: Names }
export type FirstDaysChanged = Reasoned & {
  readonly people: readonly {
    readonly employeeId: number
    readonly before: LocalDate
    readonly after: LocalDate
  }[]
}
export type JobChanged = Reasoned & {
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
  readonly changed: readonly JobFactName[]
}
/** The first day from which an overtime setting differs. */
export type OtSettingChanged = { readonly from: LocalDate }
export type ShiftChange = {
  /** Already locked. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
  /** Take additional counted days from the balance. */
  readonly takeDays: boolean
  /** Of the new shift. */
  readonly name: string
  readonly nameLo: string
}
export type HolidayChanged = {
  /** Before and after the change. */
  readonly holidays: readonly Holiday[]
  readonly takeDays: boolean
  /** Leaves out what the preview does not show. */
  readonly isPreview?: true
}
/** Leave was approved, or approved leave has ended or moved. */
export type LeaveDecided = {
  readonly employeeId: number
  readonly from: LocalDate
  readonly to: LocalDate
  readonly reason: string
}
type NamesMerged = {
  readonly column: 'position_id' | 'job_grade_id'
  readonly id: string
  readonly intoId: string
  /** People whose days are recomputed, from the first open date on. */
  readonly employeeIds: readonly number[]
  readonly from: LocalDate
}

export type Reaction<Fact> = (work: FactWork, fact: Fact) => Promise<void>
export type Reactions = {
  readonly employmentStarted: Reaction<EmploymentStarted>
  readonly employmentEnded: Reaction<EmploymentEnded>
  readonly employmentResumed: Reaction<EmploymentResumed>
  readonly firstDaysChanged: Reaction<FirstDaysChanged>
  readonly jobChanged: Reaction<JobChanged>
  readonly otSettingChanged: Reaction<OtSettingChanged>
  readonly companyRenamed: Reaction<CompanyRenamed>
  /** An employee created by mistake is deleted; a foreign key fails if anything else refers to them. */
  readonly employeeDeleted: Reaction<number>
  /** `save` writes the change between reading the old and new state. Returns recounted leave. */
  shiftChanged(work: Work<unknown>, change: ShiftChange, save: () => Promise<void>): Promise<Recounted[]>
  /** Returns recounted leave. */
  holidayChanged(work: Work<unknown>, change: HolidayChanged): Promise<Recounted[]>
  leaveDecided(work: EngineWork, leave: LeaveDecided): Promise<void>
  /** A position or grade is merged into another one, and deleted afterwards. */
  namesMerged(work: Work<unknown>, merge: NamesMerged): Promise<void>
}

declare module './services.ts' {
  interface Services {
    readonly reactions: Reactions
  }
}
