// The clock times that the bands of a penalty table mean where work is from 08:30 to 17:30 (spec 9): 1-15 minutes late is
// 08:31-08:45. The last band has no upper limit, so it lasts until the end of work.
import { minuteOfDay, timeOfMinutes } from '../calendar/local-date.ts'
import type { LocalTime } from '../calendar/local-date.ts'

const work = { start: minuteOfDay('08:30'), end: minuteOfDay('17:30') }
const lastMinute = minuteOfDay('23:59')

const clockTime = (minute: number): LocalTime => timeOfMinutes(Math.min(minute, lastMinute))

/** `isLast`: of its table. Minutes late from 1 on. */
export function bandTimes(
  { minTime, maxTime }: { readonly minTime: number; readonly maxTime: number },
  isLast: boolean,
): { readonly timeIn: LocalTime; readonly toTime: LocalTime } {
  const until = work.start + maxTime
  return {
    timeIn: clockTime(work.start + minTime),
    toTime: clockTime(isLast ? Math.max(until, work.end) : until),
  }
}
