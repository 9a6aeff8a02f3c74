// An overrule that would not change a day is refused, and a bulk overrule leaves such days out (A8).
import type { DayStatus } from './attendance-status.ts'
import { irregularStatuses } from './attendance-status.ts'
import { clockInstants } from './clock-instants.ts'
import type { DayFacts, Overrule } from './day-facts.ts'
import type { DayRecord } from './day-record.ts'
import { overruled } from './overruled.ts'
import type { Overruled } from './overruled.ts'

export type AskedOverrule = Omit<Overrule, 'sequence'>
type OverruledDay = {
  readonly facts: Pick<DayFacts, 'date' | 'timeZone' | 'schedule' | 'window' | 'overrules'>
  readonly record: Pick<DayRecord, 'lateTime' | 'earlyOutTime'>
}
export type OverruleRefusal =
  | 'TIMES_SAME'
  | 'OVERRULE_TIMES_SWAPPED'
  | 'OVERRULE_NOT_LATE'
  | 'OVERRULE_NOT_EARLY'
  | 'OVERRULE_NOT_WAIVED'
  | 'OVERRULE_NO_TIMES'
  | 'OVERRULE_TIMES_HELD'
  | 'OVERRULE_TIME_FUTURE'

/** Days of a list on which the overrule can do something. */
export const statusesToOverrule: { readonly [Type in Overrule['type']]: readonly DayStatus[] } = {
  TIME_ATTENDANCE: irregularStatuses,
  LATE: ['LATE'],
  EARLY_OUT: ['EARLY_OUT'],
  UNWAIVE_ATTENDANCE: ['WAIVE'],
}

/** `now` is the instant of asking: times by hand are of the past. */
export function overruleRefusal(
  day: OverruledDay,
  asked: AskedOverrule,
  now: number,
): OverruleRefusal | undefined {
  const held = overruled(day.facts.overrules)
  switch (asked.type) {
    case 'LATE':
      return day.record.lateTime === 0 ? 'OVERRULE_NOT_LATE' : undefined
    case 'EARLY_OUT':
      return day.record.earlyOutTime === 0 ? 'OVERRULE_NOT_EARLY' : undefined
    case 'UNWAIVE_ATTENDANCE':
      return held.isLateWaived || held.isEarlyOutWaived ? undefined : 'OVERRULE_NOT_WAIVED'
    case 'TIME_ATTENDANCE':
      return timesRefusal(day.facts, held.times, asked, now)
  }
}

/** Without any time it removes the current ones. */
function timesRefusal(
  facts: OverruledDay['facts'],
  held: Overruled['times'],
  asked: AskedOverrule,
  now: number,
): OverruleRefusal | undefined {
  const { timeIn, timeOut } = asked
  const [heldIn, heldOut] = [held?.timeIn ?? null, held?.timeOut ?? null]
  if (timeIn === null && timeOut === null)
    return heldIn === null && heldOut === null ? 'OVERRULE_NO_TIMES' : undefined
  if (timeIn === timeOut) return 'TIMES_SAME'
  if (timeIn === heldIn && timeOut === heldOut) return 'OVERRULE_TIMES_HELD'
  const { inAt, outAt } = clockInstants(asked, facts)
  if (isSwapped(facts, asked, outAt)) return 'OVERRULE_TIMES_SWAPPED'
  return Math.max(inAt ?? 0, outAt ?? 0) > now ? 'OVERRULE_TIME_FUTURE' : undefined
}

/** On a day shift, a leaving of the next morning that would belong to the next day (A3) is one that was typed as a time in. */
function isSwapped(
  { schedule, window }: OverruledDay['facts'],
  { timeIn, timeOut }: AskedOverrule,
  outAt: number | null,
): boolean {
  const isDayShift = schedule.length > 0 && schedule.every(period => period.timeIn < period.timeOut)
  return (
    isDayShift &&
    timeIn !== null &&
    timeOut !== null &&
    timeOut < timeIn &&
    outAt !== null &&
    outAt > window.toAt
  )
}
