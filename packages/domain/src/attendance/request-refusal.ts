// Why a request about attendance, or about work elsewhere, cannot be made (A10, A11). The first reason that applies.
import type { DateRange } from '../calendar/date-filter.ts'
import { daysBetween } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { coversDay } from './expected-periods.ts'
import { quotaRefusal } from './quota-refusal.ts'
import type { QuotaFacts } from './quota-refusal.ts'
import type { AskedTimes } from './overlap-date.ts'

/** Calendar days of one request. */
export const mostRequestDays = 62

type RequestRefusal =
  | 'END_BEFORE_START'
  | 'ATTENDANCE_TOO_LONG'
  | 'BEFORE_EMPLOYMENT'
  | 'AFTER_EMPLOYMENT'
  | 'BEFORE_ATTENDANCE'
  | 'ATTENDANCE_TYPE_INACTIVE'
  | 'TIMES_REQUIRED'
  | 'TIMES_SAME'
  | 'REQUEST_OVERLAPS'
  | 'ATTENDANCE_QUOTA_NOT_ENOUGH'
  | 'FILE_NEEDED'

export type RequestDraft = AskedTimes & { readonly fileCount: number }
export type RequestFacts = {
  /** null = work elsewhere, which has no types. */
  readonly type: {
    readonly isActive: boolean
    readonly needsTimes: boolean
    readonly needsFile: boolean
  } | null
  readonly quota: QuotaFacts
  readonly startedOn: LocalDate
  readonly endedOn: LocalDate | null
  /** The company's first day of attendance. */
  readonly attendanceSince: LocalDate
  /** overlapDate() with another live request of the kind. */
  readonly overlap: LocalDate | undefined
  /** It asks for what the edited request asks for already, which was accepted when it was made. */
  readonly isSame: boolean
}

export function requestRefusal(draft: RequestDraft, facts: RequestFacts): RequestRefusal | undefined {
  const isFileMissing = facts.type?.needsFile === true && draft.fileCount === 0
  const asked = facts.isSame ? undefined : askedRefusal(draft, facts)
  return asked ?? (isFileMissing ? 'FILE_NEEDED' : undefined)
}

function askedRefusal(draft: RequestDraft, facts: RequestFacts): RequestRefusal | undefined {
  const { type, startedOn, endedOn, attendanceSince } = facts
  if (draft.to < draft.from) return 'END_BEFORE_START'
  if (isTooLong(draft)) return 'ATTENDANCE_TOO_LONG'
  if (draft.from < startedOn) return 'BEFORE_EMPLOYMENT'
  if (endedOn !== null && draft.to > endedOn) return 'AFTER_EMPLOYMENT'
  if (draft.from < attendanceSince) return 'BEFORE_ATTENDANCE'
  if (type && !type.isActive) return 'ATTENDANCE_TYPE_INACTIVE'
  if (type?.needsTimes && coversDay(draft)) return 'TIMES_REQUIRED'
  if (draft.timeIn !== null && draft.timeIn === draft.timeOut) return 'TIMES_SAME'
  if (facts.overlap !== undefined) return 'REQUEST_OVERLAPS'
  return quotaRefusal(draft, facts.quota)
}

/** Nothing is looked up of a range that is turned round or too long. */
export const isTooLong = ({ from, to }: DateRange): boolean => daysBetween(from, to) >= mostRequestDays
