// What requests about attendance and about work elsewhere ask for and show (A10, A11). Both are about clock times of days:
// without any time they are about the whole day. Clock times are 'HH:mm' in the company's time zone.
import { dayStatuses } from '@hr/domain/attendance/attendance-status.ts'
import * as z from 'zod/mini'
import {
  approvalStep,
  historyEntry,
  mayDo,
  progress,
  requestFile,
  requestFiles,
  requestPurpose,
  requestStatus,
  seenHistory,
  unreadByPreview,
} from './approval.ts'
import { employeeId, id, localDate, localTime, reason } from './field.ts'
import { awayBeside } from './leave-decision.ts'
import { person } from './person.ts'

export const attendanceKinds = ['ATTENDANCE', 'OFF_SITE'] as const

/** Added by the requester, before the last step. */
export const approverIds = z._default(z.array(employeeId()).check(z.maxLength(5)), [])

export const askedDays = {
  from: localDate(),
  to: localDate(),
  /** Of each of the days. A time out that is not after the time in is the next morning. */
  timeIn: z._default(z.nullable(localTime()), null),
  timeOut: z._default(z.nullable(localTime()), null),
}

export const previewed = {
  ...unreadByPreview,
  fileCount: z._default(z.int().check(z.gte(0), z.lte(requestFiles.most)), 0),
  approverIds,
  /** One's own request that would be edited while pending, or changed once approved: it does not stand in its own way. */
  requestId: z.optional(id()),
}

export const edited = {
  id: id(),
  reason: reason(),
  approverIds,
  /** Files it has already and keeps; the others are removed. */
  keepFileIds: z._default(z.array(id()).check(z.maxLength(requestFiles.most)), []),
  /** Whoever decided or edited since is not overruled unseen. */
  seenHistory,
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
export const dayChange = z.object({
  date: z.string(),
  before: z.nullable(dayBrief),
  after: z.nullable(dayBrief),
})
export type DayChange = z.output<typeof dayChange>

/** A period from the 21st to the 20th; `used` by other requests, pending ones too. */
export const quotaPeriod = z.object({
  from: z.string(),
  to: z.string(),
  quota: z.int(),
  used: z.int(),
  left: z.int(),
})
export type QuotaPeriod = z.output<typeof quotaPeriod>

export const attendancePreview = z.object({
  /** The last day of the closed period of attendance it is about (A13): only HR approves it finally, with a reason. */
  closedTo: z.nullable(z.string()),
  /** Empty without a limit. */
  quota: z.array(quotaPeriod),
  days: z.array(dayChange),
  steps: z.array(approvalStep),
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type AttendancePreview = z.output<typeof attendancePreview>

const asked = {
  /** Null of work elsewhere. */
  attendanceType: z.nullable(z.object({ id: z.string(), name: z.string(), nameLo: z.string() })),
  /** '' of work elsewhere. */
  title: z.string(),
  /** '' of a request about attendance. */
  place: z.string(),
  from: z.string(),
  to: z.string(),
  timeIn: z.nullable(z.string()),
  timeOut: z.nullable(z.string()),
}

export const attendanceRequestRow = z.object({
  id: z.string(),
  kind: z.enum(attendanceKinds),
  number: z.int(),
  status: requestStatus,
  employee: person,
  ...asked,
  reason: z.string(),
  createdAt: z.string(),
  /** Entries of its history: what was seen, for whoever decides (`seenHistory`). */
  historyCount: z.int(),
  purpose: requestPurpose,
  /** The approved request that this one would cancel or change. */
  original: z.nullable(z.object({ id: z.string(), number: z.int(), ...asked })),
  /** The request that waits for a decision about this one. */
  openChange: z.nullable(z.object({ id: z.string(), number: z.int(), purpose: requestPurpose })),
  progress,
  /** Who decides next; null = anyone holding approve, or nobody any more. */
  currentApprover: z.nullable(person),
  waitingSince: z.nullable(z.string()),
  may: mayDo,
  /** For the readers who decide it now: the days as they are, the quota, and who is away on days to come. */
  decision: z.nullable(
    z.extend(awayBeside, {
      fileCount: z.int(),
      quota: z.array(quotaPeriod),
      /** The first of those that have come. */
      days: z.array(z.extend(dayBrief, { date: z.string() })),
    }),
  ),
})
export type AttendanceRequestRow = z.output<typeof attendanceRequestRow>

export const attendanceRequestDetail = z.extend(attendanceRequestRow, {
  /** `after` while it waits for a decision: what approving it makes of the days. */
  days: z.array(dayChange),
  steps: z.array(approvalStep),
  /** Whom the requester added to the line. */
  addedApprovers: z.array(person),
  /** Of one that is PENDING: the last day of the closed period it is about (A13). */
  closedTo: z.nullable(z.string()),
  history: z.array(historyEntry),
  files: z.array(requestFile),
})
export type AttendanceRequestDetail = z.output<typeof attendanceRequestDetail>
