// Why a leave request cannot be made (L1, L7-L9). The first reason that applies.
import type { LocalDate } from '../calendar/local-date.ts'
import { countedHalfDays, rangeDays } from './leave-days.ts'
import type { HalfDay, LeaveRange } from './leave-days.ts'
import { leaveRangeMaxDays } from './leave-range-max-days.ts'

export type LeaveRefusal =
  | 'END_BEFORE_START'
  | 'TOO_LONG'
  | 'BEFORE_EMPLOYMENT'
  | 'AFTER_EMPLOYMENT'
  | 'TYPE_INACTIVE'
  | 'GENDER_LIMIT'
  | 'NOTHING_COUNTED'
  | 'OVERLAPS'
  | 'TOO_MANY_CONSECUTIVE_DAYS'
  | 'LEAVE_BALANCE_NOT_ENOUGH'
  | 'FILE_REQUIRED'

export type LeaveDraft = LeaveRange & { readonly fileCount: number }
export type LeaveFacts = {
  readonly leaveType: {
    readonly isActive: boolean
    /** null = for everybody */
    readonly gender: string | null
    /** Most counted days of one request; 0 = no limit. */
    readonly maxConsecutiveDays: number
    /** A file is required above this many counted days; 0 = never. */
    readonly attachFileDayOver: number
  }
  readonly employeeGender: string | null
  readonly startedOn: LocalDate
  /** The last day of the employment, where an end is planned. */
  readonly endedOn?: LocalDate | null
  /** leaveDays of the draft */
  readonly days: readonly HalfDay[]
  /** A half day of the draft is already taken by another live request (L8). */
  readonly overlaps: boolean
  /** allocateLots(...).short; undefined for a type that no balance limits. */
  readonly short: HalfDay | undefined
  /** Dates and type are those of the request that is edited: they were accepted when it was made. */
  readonly isSame?: boolean
  /** A change that is approved (R6): its type's own rules were met when it was asked, and are not asked again. */
  readonly isAccepted?: boolean
}

const endsBeforeStart = (range: LeaveRange) =>
  range.to < range.from || (range.to === range.from && range.fromHalf === 'PM' && range.toHalf === 'AM')
const isOver = (halfDays: number, mostDays: number) => mostDays > 0 && halfDays > mostDays * 2

export function leaveRefusal(draft: LeaveDraft, facts: LeaveFacts): LeaveRefusal | undefined {
  const { leaveType, employeeGender } = facts
  const halfDays = countedHalfDays(facts.days)
  const isFileMissing = isOver(halfDays, leaveType.attachFileDayOver) && draft.fileCount === 0
  if (facts.isSame) return isFileMissing ? 'FILE_REQUIRED' : undefined
  if (endsBeforeStart(draft)) return 'END_BEFORE_START'
  if (rangeDays(draft) > leaveRangeMaxDays) return 'TOO_LONG'
  if (draft.from < facts.startedOn) return 'BEFORE_EMPLOYMENT'
  if (facts.endedOn && draft.to > facts.endedOn) return 'AFTER_EMPLOYMENT'
  if (!facts.isAccepted) {
    if (!leaveType.isActive) return 'TYPE_INACTIVE'
    if (leaveType.gender !== null && leaveType.gender !== employeeGender) return 'GENDER_LIMIT'
  }
  if (halfDays === 0) return 'NOTHING_COUNTED'
  if (facts.overlaps) return 'OVERLAPS'
  if (!facts.isAccepted && isOver(halfDays, leaveType.maxConsecutiveDays)) return 'TOO_MANY_CONSECUTIVE_DAYS'
  if (facts.short) return 'LEAVE_BALANCE_NOT_ENOUGH'
  return isFileMissing && !facts.isAccepted ? 'FILE_REQUIRED' : undefined
}
