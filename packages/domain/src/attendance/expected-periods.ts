// What is left of the schedule to be there for, once what was approved is taken out (A6).
import { instantOf } from '../calendar/local-date.ts'
import type { LeaveStatus } from './attendance-status.ts'
import type { ClockTimes, DayFacts, PlannedPeriod } from './day-facts.ts'

type Expected = { readonly startsAt: number; readonly endsAt: number }
/** Of each period of the schedule what is expected; null = nothing of it. */
export type ExpectedPeriods = readonly (Expected | null)[]

/** Without times it covers the whole day. */
export const coversDay = ({ timeIn, timeOut }: ClockTimes): boolean => timeIn === null && timeOut === null

/** A holiday, leave of all the work, and off-site work or a request for the whole day leave nothing to be there for. */
export function expectedPeriods(facts: DayFacts): ExpectedPeriods {
  const { schedule, holiday, offSite, attendanceRequests, leave } = facts
  if (holiday || offSite.some(coversDay) || attendanceRequests.some(coversDay))
    return schedule.map(() => null)
  return leave.length === 0 ? schedule : schedule.map(period => withoutLeave(period, facts))
}

/** AM leave is until pmStart, PM leave from amEnd on: the break belongs to whichever half is off. */
function withoutLeave({ startsAt, endsAt }: PlannedPeriod, facts: DayFacts): Expected | null {
  const { date, shift, timeZone, leave } = facts
  if (!shift) return null
  const isOff = (half: 'AM' | 'PM') => leave.some(one => one.half === half)
  const from = isOff('AM') ? Math.max(startsAt, instantOf(date, shift.pmStart, timeZone)) : startsAt
  const to = isOff('PM') ? Math.min(endsAt, instantOf(date, shift.amEnd, timeZone)) : endsAt
  return from < to ? { startsAt: from, endsAt: to } : null
}

/** Leave of the day: one of its halves, or all of its work, which one half can be already. */
export function leaveStatus(facts: DayFacts): LeaveStatus | null {
  const { schedule, leave } = facts
  const [first] = leave
  if (!first) return null
  const isAllOff = leave.some(one => one.half !== first.half)
  const isAllWork = schedule.length > 0 && schedule.every(period => withoutLeave(period, facts) === null)
  if (isAllOff || isAllWork) return 'LEAVE_FULL_DAY'
  return first.half === 'AM' ? 'LEAVE_AM' : 'LEAVE_PM'
}
