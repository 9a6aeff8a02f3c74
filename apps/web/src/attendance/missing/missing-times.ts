// The times that HR has typed for days without them, before they are saved.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { enterTimes } from '@hr/contract/attendance-overrule.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { dayChecks } from '../ClockTimes.tsx'

export type Side = 'timeIn' | 'timeOut'
type DayOf = { readonly employeeId: number; readonly date: string }
/** 'HH:mm', or an unfinished text; '' = the punched time stays. */
export type TypedDay = DayOf & { readonly timeIn: string; readonly timeOut: string }

const isSame = (one: DayOf, other: DayOf) => one.employeeId === other.employeeId && one.date === other.date

export const typedOf = (typed: readonly TypedDay[], day: DayOf): TypedDay | undefined =>
  typed.find(one => isSame(one, day))

/** A new day comes last, so that errors stay with the days before it. */
export function withTime(
  typed: readonly TypedDay[],
  { employeeId, date }: DayOf,
  change: Partial<Record<Side, string>>,
): TypedDay[] {
  const day = typedOf(typed, { employeeId, date }) ?? { employeeId, date, timeIn: '', timeOut: '' }
  const next = { ...day, ...change }
  return typed.includes(day) ? typed.map(one => (one === day ? next : one)) : [...typed, next]
}

/** What is sent: the days with a time. */
export const sentDays = (typed: readonly TypedDay[]): InputOf<typeof enterTimes>['days'] =>
  typed
    .filter(({ timeIn, timeOut }) => timeIn !== '' || timeOut !== '')
    .map(({ timeIn, timeOut, ...day }) => ({ ...day, timeIn: timeIn || null, timeOut: timeOut || null }))

/** The start or end of the day's shift; undefined on a day without one. */
export function shiftTime({ periods }: Pick<AttendanceDay, 'periods'>, side: Side): string | undefined {
  const schedules = periods.flatMap(({ timeSchedule }) => timeSchedule ?? [])
  return side === 'timeIn' ? schedules[0]?.timeIn : schedules.at(-1)?.timeOut
}

/** Fills what is missing and not typed yet with the times of the shift. */
export const withShiftTimes = (typed: readonly TypedDay[], days: readonly AttendanceDay[]): TypedDay[] =>
  days.reduce<TypedDay[]>(
    (so, day) => {
      const own = typedOf(so, day)
      const missing = (['timeIn', 'timeOut'] as const).filter(
        side => dayChecks(day)[side] === null && !own?.[side],
      )
      const times = missing.map(side => [side, shiftTime(day, side)] as const)
      return times.length === 0
        ? so
        : withTime(so, day, Object.fromEntries(times.filter(([, time]) => time !== undefined)))
    },
    [...typed],
  )
