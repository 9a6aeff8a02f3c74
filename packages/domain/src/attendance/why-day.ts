// Why a day has its result, as data (A12): codes with parameters in display order. The texts in
// English and Lao are in contract/messages/why-day.ts. Times are 'HH:mm', amounts in kip.
import { localTimeOf } from '../calendar/local-date.ts'
import type { TimeSource } from './attended-stretches.ts'
import type { ClockTimes, DayFacts } from './day-facts.ts'
import type { MeasuredDay, MeasuredStretch } from './measured-day.ts'
import { minutesBetween } from './minutes-late.ts'
import type { Penalty, PenaltyPart } from './penalty.ts'

export const whyCodes = [
  'HOLIDAY',
  'NO_WORK',
  'LEAVE_FULL_DAY',
  'LEAVE_AM',
  'LEAVE_PM',
  'OFF_SITE_WORK',
  'OFF_SITE_DAY',
  'ATTENDANCE_REQUEST',
  'ATTENDANCE_REQUEST_DAY',
  'IN',
  'IN_ON_TIME',
  'IN_WITHIN_GRACE',
  'IN_LATE',
  'OUT',
  'OUT_ON_TIME',
  'OUT_WITHIN_GRACE',
  'OUT_EARLY',
  'NO_TIME_IN',
  'NO_TIME_OUT',
  'ABSENT',
  'ABSENT_AM',
  'ABSENT_PM',
  'OVERTIME',
  'STILL_OPEN',
  'LATE_WAIVED',
  'EARLY_OUT_WAIVED',
  'PENALTY_LATE',
  'PENALTY_EARLY_OUT',
  'PENALTY_NO_TIME',
  'NO_RATE_LATE',
  'NO_RATE_EARLY_OUT',
  'NO_PENALTY_UNPAID_LEAVE',
] as const
export type WhyCode = (typeof whyCodes)[number]
/** A parameter with a Lao form comes as two: `shift` and `shiftLo`. */
export type WhyReason = {
  readonly code: WhyCode
  readonly parameters: Readonly<Record<string, string | number>>
}

export function whyDay(facts: DayFacts, day: MeasuredDay, penalty: Penalty): WhyReason[] {
  const reasons: WhyReason[] = []
  approvedReasons(reasons, facts, day)
  for (const stretch of day.stretches) clockReasons(reasons, facts, stretch)
  if (day.isAbsent) reasons.push(reason(absentCode[day.leave ?? 'LEAVE_FULL_DAY']))
  if (day.isWorked)
    for (const { timeIn, timeOut } of facts.overtime) reasons.push(reason('OVERTIME', { timeIn, timeOut }))
  if (day.isProvisional) reasons.push(reason('STILL_OPEN'))
  if (day.isLateWaived && day.late > 0) reasons.push(reason('LATE_WAIVED', { minutes: day.late }))
  if (day.isEarlyOutWaived && day.early > 0) reasons.push(reason('EARLY_OUT_WAIVED', { minutes: day.early }))
  for (const part of penalty.parts) reasons.push(penaltyReason(part, facts))
  if (day.irregularities.length > 0 && facts.leave.some(half => !half.isPaid))
    reasons.push(reason('NO_PENALTY_UNPAID_LEAVE'))
  return reasons
}

/** The half that nobody came for is the one without leave. */
const absentCode = { LEAVE_AM: 'ABSENT_PM', LEAVE_PM: 'ABSENT_AM', LEAVE_FULL_DAY: 'ABSENT' } as const

const reason = (code: WhyCode, parameters: WhyReason['parameters'] = {}): WhyReason => ({ code, parameters })

function approvedReasons(reasons: WhyReason[], facts: DayFacts, day: MeasuredDay): void {
  const { holiday, schedule, leave, offSite, attendanceRequests } = facts
  if (holiday) reasons.push(reason('HOLIDAY', { name: holiday.name, nameLo: holiday.nameLo || holiday.name }))
  else if (schedule.length === 0) reasons.push(reason('NO_WORK', shiftNames(facts)))
  if (day.leave) {
    const types = new Map(leave.map(half => [half.type, half]))
    for (const { type, typeLo } of types.values())
      reasons.push(reason(day.leave, { type, typeLo: typeLo || type }))
  }
  for (const { place, ...times } of offSite)
    reasons.push(timed('OFF_SITE_WORK', 'OFF_SITE_DAY', times, { place }))
  for (const { type, typeLo, ...times } of attendanceRequests)
    reasons.push(
      timed('ATTENDANCE_REQUEST', 'ATTENDANCE_REQUEST_DAY', times, { type, typeLo: typeLo || type }),
    )
}

const timed = (
  code: WhyCode,
  dayCode: WhyCode,
  { timeIn, timeOut }: ClockTimes,
  parameters: WhyReason['parameters'],
): WhyReason =>
  timeIn === null && timeOut === null
    ? reason(dayCode, parameters)
    : reason(code, { ...parameters, timeIn: timeIn ?? '–', timeOut: timeOut ?? '–' })

const shiftNames = ({ shift }: DayFacts) => ({
  shift: shift?.name ?? '',
  shiftLo: shift?.nameLo || (shift?.name ?? ''),
})

/** "In 08:46, 16 min after 08:30 (Office shift)", and the same for the leaving. */
function clockReasons(reasons: WhyReason[], facts: DayFacts, stretch: MeasuredStretch): void {
  const { startsAt, endsAt, inAt, outAt, inBy, outBy } = stretch
  if (inAt !== null)
    reasons.push(clockReason(inCode(stretch), facts, { at: inAt, by: inBy, against: startsAt }))
  else if (stretch.isInMissing) reasons.push(missingReason('NO_TIME_IN', facts, startsAt))
  if (outAt !== null)
    reasons.push(clockReason(outCode(stretch, facts), facts, { at: outAt, by: outBy, against: endsAt }))
  else if (stretch.isOutMissing) reasons.push(missingReason('NO_TIME_OUT', facts, endsAt))
}

function inCode({ startsAt, inAt, late }: MeasuredStretch): WhyCode {
  if (startsAt === null || inAt === null) return 'IN'
  if (late > 0) return 'IN_LATE'
  return minutesBetween(startsAt, inAt) > 0 ? 'IN_WITHIN_GRACE' : 'IN_ON_TIME'
}

/** OUT alone: nothing was expected, or the work has not ended and they may come back. */
function outCode({ endsAt, outAt, early }: MeasuredStretch, { shift }: DayFacts): WhyCode {
  if (endsAt === null || outAt === null) return 'OUT'
  if (early > 0) return 'OUT_EARLY'
  const minutes = minutesBetween(outAt, endsAt)
  if (minutes <= 0) return 'OUT_ON_TIME'
  return minutes <= (shift?.graceMinutes ?? 0) ? 'OUT_WITHIN_GRACE' : 'OUT'
}

type Clock = { readonly at: number; readonly by: TimeSource; readonly against: number | null }

function clockReason(code: WhyCode, { shift, timeZone }: DayFacts, { at, by, against }: Clock): WhyReason {
  const time = localTimeOf(at, timeZone)
  if (against === null) return reason(code, { time, by })
  return reason(code, {
    time,
    by,
    minutes: Math.abs(minutesBetween(against, at)),
    scheduled: localTimeOf(against, timeZone),
    shift: shift?.name ?? '',
    shiftLo: shift?.nameLo || (shift?.name ?? ''),
  })
}

const missingReason = (code: WhyCode, facts: DayFacts, against: number | null): WhyReason =>
  reason(code, {
    scheduled: against === null ? '' : localTimeOf(against, facts.timeZone),
    ...shiftNames(facts),
  })

const penaltyCodes = {
  LATE: 'PENALTY_LATE',
  EARLY_OUT: 'PENALTY_EARLY_OUT',
  NO_TIME: 'PENALTY_NO_TIME',
} as const

function penaltyReason({ kind, minutes, amount }: PenaltyPart, { jobGrade }: DayFacts): WhyReason {
  const parameters = { minutes, jobGrade: jobGrade ?? '–' }
  return amount === 'NO_RATE'
    ? reason(kind === 'LATE' ? 'NO_RATE_LATE' : 'NO_RATE_EARLY_OUT', parameters)
    : reason(penaltyCodes[kind], { ...parameters, amount })
}
