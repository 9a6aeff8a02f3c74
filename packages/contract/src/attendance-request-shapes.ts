// What requests about attendance and about work elsewhere ask for and show (A10, A11). Both are about clock times of days:
// without any time they are about the whole day. Clock times are 'HH:mm' in the company's time zone.
import { namedRow } from './named-row.ts'
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import { localDate, localTime } from './field.ts'
import { awayColleagues } from './leave-decision.ts'
import { requestDetail, requestPreview, requestRow } from './request-shapes.ts'

const attendanceKinds = ['ATTENDANCE', 'OFF_SITE'] as const

export const askedDays = {
  from: localDate(),
  to: localDate(),
  /** Of each of the days. A time out that is not after the time in is the next morning. */
  timeIn: z._default(z.nullable(localTime()), null),
  timeOut: z._default(z.nullable(localTime()), null),
}

/** A day in short. */
export const dayBrief = z.object({
  /** Null while the day is open and nothing can be said yet (A7). */
  status: z.nullable(z.enum(dayStatuses)),
  statuses: z.array(z.enum(dayStatuses)),
  isProvisional: z.boolean(),
  /** The first check-in and the last check-out. */
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
  /** Minutes that count. */
  lateTime: z.int(),
  earlyOutTime: z.int(),
})
export type DayBrief = z.output<typeof dayBrief>

/** A day as it is, and as it would be with the request; null = there is nothing of it yet, since it has not come. */
const dayChange = z.object({
  date: z.string(),
  before: z.nullable(dayBrief),
  after: z.nullable(dayBrief),
})
export type DayChange = z.output<typeof dayChange>

/** A period from the 21st to the 20th; `used` by other requests, pending ones too. */
const quotaPeriod = z.object({
  from: z.string(),
  to: z.string(),
  quota: z.int(),
  used: z.int(),
  left: z.int(),
})
export type QuotaPeriod = z.output<typeof quotaPeriod>

export const attendancePreview = z.object({
  ...requestPreview,
  /** Empty without a limit. */
  quota: z.array(quotaPeriod),
  days: z.array(dayChange),
})
export type AttendancePreview = z.output<typeof attendancePreview>

const asked = {
  /** Null of work elsewhere. */
  attendanceType: z.nullable(namedRow),
  /** '' of work elsewhere. */
  title: z.string(),
  /** '' of a request about attendance. */
  place: z.string(),
  from: z.string(),
  to: z.string(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
}

/** For the readers who decide it now: the days as they are, the quota, and who is away on days to come. */
const attendanceDecision = z.extend(awayColleagues, {
  fileCount: z.int(),
  quota: z.array(quotaPeriod),
  /** The first of those that have come. */
  days: z.array(z.extend(dayBrief, { date: z.string() })),
})

export const attendanceRequestRow = z.extend(requestRow(asked, attendanceDecision), {
  kind: z.enum(attendanceKinds),
})
export type AttendanceRequestRow = z.output<typeof attendanceRequestRow>

export const attendanceRequestDetail = z.extend(attendanceRequestRow, {
  /** `after` while it waits for a decision: what approving it makes of the days. */
  days: z.array(dayChange),
  ...requestDetail,
})
export type AttendanceRequestDetail = z.output<typeof attendanceRequestDetail>
