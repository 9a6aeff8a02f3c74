// The scheduled periods without approved absences (A6).
import { dayHalves } from '../calendar/day-halves.ts'
import { addDays, instantOf, timeOfMinutes } from '../calendar/local-date.ts'
import type { LeaveStatus } from './attendance-status.ts'
import type { ClockTimes, DayFacts, PlannedPeriod } from './day-facts.ts'

type Expected = { readonly startsAt: number; readonly endsAt: number }
/** The expected part of each scheduled period; null = none. */
export type ExpectedPeriods = readonly (Expected | null)[]

/** Without times it covers the whole day. */
export const coversDay = ({ timeIn, timeOut }: ClockTimes): boolean => timeIn === null && timeOut === null

/** A holiday, leave of all the work, and off-site work or a request for the whole day leave nothing expected. */
export function expectedPeriods(facts: DayFacts): ExpectedPeriods {
  const { schedule, holiday, offSite, attendanceRequests, leave } = facts
  if (holiday || offSite.some(coversDay) || attendanceRequests.some(coversDay))
    return schedule.map(() => null)
  return leave.length === 0 ? schedule : schedule.map(period => withoutLeave(period, facts))
}

/** AM leave is until the second half begins, PM leave from the end of the first: the break belongs to the half that is off. */
function withoutLeave({ startsAt, endsAt }: PlannedPeriod, facts: DayFacts): Expected | null {
  const { schedule, shift, leave } = facts
  const halves = shift && dayHalves(schedule, shift)
  if (!halves) return null
  const isOff = (half: 'AM' | 'PM') => leave.some(one => one.half === half)
  const from = isOff('AM') ? Math.max(startsAt, instantAt(halves.PM.start, facts)) : startsAt
  const to = isOff('PM') ? Math.min(endsAt, instantAt(halves.AM.end, facts)) : endsAt
  return from < to ? { startsAt: from, endsAt: to } : null
}

/** Minutes from midnight of the date, as dayHalves gives them. */
const instantAt = (minutes: number, { date, timeZone }: DayFacts): number =>
  instantOf(addDays(date, Math.floor(minutes / 1440)), timeOfMinutes(minutes), timeZone)

/** Leave of the day: one of its halves, or both. */
export function leaveStatus({ leave }: DayFacts): LeaveStatus | null {
  const [first] = leave
  if (!first) return null
  if (leave.some(one => one.half !== first.half)) return 'LEAVE_FULL_DAY'
  return first.half === 'AM' ? 'LEAVE_AM' : 'LEAVE_PM'
}
