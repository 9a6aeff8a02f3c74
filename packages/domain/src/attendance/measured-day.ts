// Compares a day with its shift (A5, A6, A8): minutes late and early, missing times, and what HR waived.
import { attendedStretches, closingOf } from './attended-stretches.ts'
import type { AttendedStretch } from './attended-stretches.ts'
import type { Irregularity, LeaveStatus } from './attendance-status.ts'
import type { DayFacts } from './day-facts.ts'
import { expectedPeriods, leaveStatus } from './expected-periods.ts'
import type { ExpectedPeriods } from './expected-periods.ts'
import { minutesEarly, minutesLate } from './minutes-late.ts'
import { overruled } from './overruled.ts'
import { workedOvertime } from './worked-overtime.ts'

export type MeasuredStretch = AttendedStretch & {
  /** 0 within the grace, and while it is not known yet. */
  readonly late: number
  readonly early: number
  readonly isInMissing: boolean
  readonly isOutMissing: boolean
}

export type MeasuredDay = {
  /** The instant after which nothing can change: the window has closed and the work has ended. */
  readonly closesAt: number
  /** It is earlier than that, so ABSENT, NO_TIME_OUT and REGULAR do not apply yet (A7). */
  readonly isProvisional: boolean
  /** A holiday, or no work by the shift. */
  readonly isDayOff: boolean
  /** Somebody was there, by whatever source, or was somewhere else with approval. */
  readonly isWorked: boolean
  /** Work was expected on the day or on the half without leave, nobody came, and the day is over. */
  readonly isAbsent: boolean
  /** Somebody was there in approved overtime. */
  readonly isOvertime: boolean
  readonly leave: LeaveStatus | null
  readonly expected: ExpectedPeriods
  readonly stretches: readonly MeasuredStretch[]
  /** Minutes of the day, waived ones too. */
  readonly late: number
  readonly early: number
  readonly isLateWaived: boolean
  readonly isEarlyOutWaived: boolean
  /** Those that HR did not waive. */
  readonly irregularities: readonly Irregularity[]
}

export function measuredDay(facts: DayFacts, now: number): MeasuredDay {
  const { schedule, holiday, shift } = facts
  const expected = expectedPeriods(facts)
  const { times, isLateWaived, isEarlyOutWaived } = overruled(facts.overrules)
  const attended = attendedStretches(facts, expected, times, now)
  const closesAt = closingOf(facts)
  const isProvisional = now < closesAt
  const isPresent = attended.some(({ inAt, outAt }) => inAt !== null || outAt !== null)
  const isElsewhere = facts.offSite.length + facts.attendanceRequests.length > 0
  const isExpected = expected.some(period => period !== null)
  const isAbsent = isExpected && !isPresent && !isElsewhere && !isProvisional
  const circumstances = { now, isProvisional, isAbsent, graceMinutes: shift?.graceMinutes ?? 0 }
  const stretches = attended.map(stretch => measured(stretch, circumstances))
  const { late, early, isInMissing, isOutMissing } = summed(stretches)
  const irregularities: Irregularity[] = []
  if (late > 0 && !isLateWaived) irregularities.push('LATE')
  if (early > 0 && !isEarlyOutWaived) irregularities.push('EARLY_OUT')
  if (isInMissing) irregularities.push('NO_TIME_IN')
  if (isOutMissing) irregularities.push('NO_TIME_OUT')
  return {
    closesAt,
    isProvisional,
    isDayOff: holiday !== null || schedule.length === 0,
    isWorked: isPresent || isElsewhere,
    isAbsent,
    isOvertime: attended.some(stretch => {
      const { isBefore, isAfter } = workedOvertime(stretch, facts)
      return isBefore || isAfter
    }),
    leave: leaveStatus(facts),
    expected,
    stretches,
    late,
    early,
    isLateWaived,
    isEarlyOutWaived,
    irregularities,
  }
}

function summed(stretches: readonly MeasuredStretch[]) {
  let [late, early] = [0, 0]
  let [isInMissing, isOutMissing] = [false, false]
  for (const stretch of stretches) {
    late += stretch.late
    early += stretch.early
    isInMissing ||= stretch.isInMissing
    isOutMissing ||= stretch.isOutMissing
  }
  return { late, early, isInMissing, isOutMissing }
}

type Circumstances = {
  readonly now: number
  readonly isProvisional: boolean
  readonly isAbsent: boolean
  readonly graceMinutes: number
}

/** A departure before the end is early only once the end has passed: people may come back. */
function measured(
  stretch: AttendedStretch,
  { now, isProvisional, isAbsent, graceMinutes }: Circumstances,
): MeasuredStretch {
  const { first, last, startsAt, endsAt, inAt, outAt, inBy, outBy } = stretch
  const isMeasured = startsAt !== null && endsAt !== null && !isAbsent
  // Named one by one: copying the stretch and then adding to it is slower.
  return {
    first,
    last,
    startsAt,
    endsAt,
    inAt,
    outAt,
    inBy,
    outBy,
    late: !isMeasured || inAt === null ? 0 : minutesLate(startsAt, inAt, graceMinutes),
    early: !isMeasured || outAt === null || now < endsAt ? 0 : minutesEarly(endsAt, outAt, graceMinutes),
    isInMissing: isMeasured && inAt === null && (outAt !== null || !isProvisional),
    isOutMissing: isMeasured && outAt === null && !isProvisional,
  }
}
