// The periods of a day as they are shown (spec 3): schedule, check-in and check-out with their labels (A5), time worked.
import { localTimeOf } from '../calendar/local-date.ts'
import type { LocalTime } from '../calendar/local-date.ts'
import type { TimeSource } from './attended-stretches.ts'
import type { ClockLabel, DayStatus } from './attendance-status.ts'
import type { DayFacts } from './day-facts.ts'
import { coversDay } from './expected-periods.ts'
import type { MeasuredDay, MeasuredStretch } from './measured-day.ts'
import { minutesBetween } from './minutes-late.ts'
import { workedOvertime } from './worked-overtime.ts'

type Times = { readonly timeIn: LocalTime; readonly timeOut: LocalTime }
export type PeriodRecord = {
  /** All that apply to the period. */
  readonly status: readonly DayStatus[]
  /** By the shift; null on a day without work by the shift. */
  readonly timeSchedule: Times | null
  /** What was measured against, when half a day of leave took something out of the schedule; else null. */
  readonly expected: Times | null
  readonly timeCheck: {
    readonly timeIn: LocalTime | null
    readonly timeOut: LocalTime | null
    /** null = nothing was expected there, or nothing can be said yet. */
    readonly labelIn: ClockLabel | null
    readonly labelOut: ClockLabel | null
  }
  /** Minutes between check-in and check-out; null unless both are known. */
  readonly workedMinutes: number | null
}

/** One per scheduled period; on a day without any, one if somebody was there. */
export function periodRecords(day: MeasuredDay, facts: DayFacts): PeriodRecord[] {
  if (facts.schedule.length > 0) return facts.schedule.map((_, index) => periodRecord(day, facts, index))
  const isPresent = day.stretches.some(({ inAt, outAt }) => inAt !== null || outAt !== null)
  return isPresent ? [periodRecord(day, facts, 0)] : []
}

function periodRecord(day: MeasuredDay, facts: DayFacts, index: number): PeriodRecord {
  const { timeZone } = facts
  const planned = facts.schedule[index]
  const expected = day.expected[index] ?? null
  const stretch = day.stretches.find(({ first, last }) => first <= index && index <= last)
  const first = stretch?.first === index ? stretch : undefined
  const last = stretch?.last === index ? stretch : undefined
  const shown = (instant: number | null | undefined) =>
    instant == null ? null : localTimeOf(instant, timeZone)
  const isShort =
    planned && expected && (planned.startsAt !== expected.startsAt || planned.endsAt !== expected.endsAt)
  const blank = expected || !planned ? null : day.leave
  return {
    status: periodStatus(day, facts, {
      first,
      last,
      isOnLeave: !expected || isShort === true,
      isExpected: expected !== null,
    }),
    timeSchedule: planned ? { timeIn: planned.timeIn, timeOut: planned.timeOut } : null,
    expected: isShort
      ? {
          timeIn: localTimeOf(expected.startsAt, timeZone),
          timeOut: localTimeOf(expected.endsAt, timeZone),
        }
      : null,
    timeCheck: {
      timeIn: shown(first?.inAt),
      timeOut: shown(last?.outAt),
      labelIn: (first ? labelIn(first, day) : null) ?? blank,
      labelOut: (last ? labelOut(last, day, facts) : null) ?? blank,
    },
    workedMinutes: workedMinutes(stretch, facts, index),
  }
}

function labelIn(stretch: MeasuredStretch, day: MeasuredDay): ClockLabel | null {
  if (stretch.isInMissing) return 'NO_TIME_IN'
  if (stretch.inAt === null) return day.isAbsent ? 'ABSENT' : null
  if (day.isDayOff && day.isOvertime) return 'OVERTIME'
  return stretch.late > 0 ? 'LATE' : 'ON_TIME'
}

function labelOut(stretch: MeasuredStretch, day: MeasuredDay, facts: DayFacts): ClockLabel | null {
  const { outAt, endsAt } = stretch
  if (stretch.isOutMissing) return 'NO_TIME_OUT'
  if (outAt === null) return day.isAbsent ? 'ABSENT' : null
  if (stretch.early > 0) return 'EARLY'
  if (workedOvertime(stretch, facts).isAfter) return 'OVERTIME'
  const before = endsAt === null ? 0 : minutesBetween(outAt, endsAt)
  return before > (facts.shift?.graceMinutes ?? 0) ? null : 'ON_TIME'
}

type PeriodParts = {
  readonly first: MeasuredStretch | undefined
  readonly last: MeasuredStretch | undefined
  readonly isOnLeave: boolean
  readonly isExpected: boolean
}

function periodStatus(day: MeasuredDay, facts: DayFacts, parts: PeriodParts): DayStatus[] {
  const { first, last } = parts
  const statuses: DayStatus[] = []
  if (!day.isWorked && facts.holiday) statuses.push('HOLIDAY')
  if (day.leave && parts.isOnLeave) statuses.push(day.leave)
  if (day.isAbsent && parts.isExpected) statuses.push('ABSENT')
  addTimes(statuses, day, parts)
  addApproved(statuses, day, facts, by => first?.inBy === by || last?.outBy === by)
  if (statuses.length === 0 && day.isWorked && !day.isProvisional) statuses.push('REGULAR')
  return statuses.length > 1 ? [...new Set(statuses)] : statuses
}

/** What is wrong with the times of the period. */
function addTimes(statuses: DayStatus[], day: MeasuredDay, { first, last }: PeriodParts): void {
  if (first && first.late > 0) statuses.push(day.isLateWaived ? 'WAIVE' : 'LATE')
  if (last && last.early > 0) statuses.push(day.isEarlyOutWaived ? 'WAIVE' : 'EARLY_OUT')
  if (first?.isInMissing) statuses.push('NO_TIME_IN')
  if (last?.isOutMissing) statuses.push('NO_TIME_OUT')
}

/** The approved request that explains a time of the period, or its absence. */
function addApproved(
  statuses: DayStatus[],
  day: MeasuredDay,
  { offSite, attendanceRequests }: DayFacts,
  hasTimeBy: (source: TimeSource) => boolean,
): void {
  if (hasTimeBy('OFF_SITE_WORK') || offSite.some(coversDay)) statuses.push('OFF_SITE_WORK')
  if (hasTimeBy('ATTENDANCE_REQUEST') || attendanceRequests.some(coversDay))
    statuses.push('ATTENDANCE_REQUEST')
  if (day.isDayOff && day.isOvertime) statuses.push('OVERTIME')
}

/** Where one stretch spans several periods the breaks between them are no work. */
function workedMinutes(
  stretch: MeasuredStretch | undefined,
  { schedule }: DayFacts,
  index: number,
): number | null {
  if (!stretch || stretch.inAt === null || stretch.outAt === null) return null
  const period = schedule[index]
  const fromAt = index === stretch.first || !period ? stretch.inAt : Math.max(stretch.inAt, period.startsAt)
  const toAt = index === stretch.last || !period ? stretch.outAt : Math.min(stretch.outAt, period.endsAt)
  return Math.max(0, minutesBetween(fromAt, toAt))
}
