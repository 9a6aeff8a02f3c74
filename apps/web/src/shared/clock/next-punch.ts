// The next punch of a day, and the hours worked so far (A4), from the day as stored.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { minuteOfDay, minutesOfDay } from '@hr/domain/calendar/local-date.ts'
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'

type NextPunch = 'IN' | 'OUT' | 'OUT_AGAIN'
type Period = Pick<AttendanceDay['periods'][number], 'timeSchedule' | 'timeCheck' | 'totalHours'>

/** An out follows an in; after the last out of the day another one may follow. */
export function nextPunch(periods: readonly Period[]): NextPunch {
  const following = periods.flatMap(({ timeCheck }, index): NextPunch[] => [
    ...(timeCheck.timeIn === null ? [] : ['OUT' as const]),
    ...(timeCheck.timeOut === null
      ? []
      : [index === periods.length - 1 ? ('OUT_AGAIN' as const) : ('IN' as const)]),
  ])
  return following.at(-1) ?? 'IN'
}

export const firstIn = (periods: readonly Period[]): LocalTime | undefined =>
  periods.find(({ timeCheck }) => timeCheck.timeIn !== null)?.timeCheck.timeIn ?? undefined

export const lastOut = (periods: readonly Period[]): LocalTime | undefined =>
  periods.findLast(({ timeCheck }) => timeCheck.timeOut !== null)?.timeCheck.timeOut ?? undefined

const minutesFrom = (from: LocalTime, to: LocalTime) =>
  (minuteOfDay(to) - minuteOfDay(from) + minutesOfDay) % minutesOfDay

/** Minutes of the periods that ended and of the current one until `now`, without breaks. */
export function workedByNow(periods: readonly Period[], now: LocalTime): number {
  const ended = periods.reduce((sum, { totalHours }) => sum + Math.round((totalHours ?? 0) * 60), 0)
  const open = periods.findLastIndex(({ timeCheck }) => timeCheck.timeIn !== null)
  const since = periods[open]?.timeCheck.timeIn
  if (since === null || since === undefined || nextPunch(periods) !== 'OUT') return ended
  const passed = minutesFrom(since, now)
  const breaks = periods.slice(open).map(({ timeSchedule }, index, rest) => {
    const next = rest[index + 1]?.timeSchedule
    if (!timeSchedule || !next) return 0
    const from = minutesFrom(since, timeSchedule.timeOut)
    const to = Math.min(minutesFrom(since, next.timeIn), passed)
    return Math.max(0, to - from)
  })
  return ended + passed - breaks.reduce((sum, minutes) => sum + minutes, 0)
}
