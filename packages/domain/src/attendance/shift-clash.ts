// What is wrong with the times of a work shift (A1): the first fault, and the item it belongs to.
import { minutesOf } from '../calendar/day-halves.ts'
import type { ShiftItem } from '../calendar/day-plan.ts'
import { addDays, minutesOfDay, weekday } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

/** More than anybody plans, and few enough for one call. */
export const mostShiftItems = 100
export const mostGraceMinutes = 240

export type ShiftClash = {
  readonly index: number
  /** The other item of the two. */
  readonly other: number
  /** Of one day, or over midnight into the first period of the next day. */
  readonly code: 'periodsOverlap' | 'nightOverlap'
}

const weekDays = 7
const endOfTime = '9999-12-31'

/** Is there a date of `day` between the two, both included? */
function hasWeekday(day: number, from: LocalDate, to: LocalDate): boolean {
  if (from > to) return false
  return addDays(from, (day - weekday(from) + weekDays) % weekDays) <= to
}

/** Is one effective on a date and the other `later` days after it? */
function meet(one: ShiftItem, other: ShiftItem, later: 0 | 1): boolean {
  if (other.day !== (one.day + later) % weekDays) return false
  const begins = addDays(other.startDate, -later)
  const ends = other.expireDate === null ? endOfTime : addDays(other.expireDate, -later)
  const from = one.startDate > begins ? one.startDate : begins
  const last = one.expireDate ?? endOfTime
  return hasWeekday(one.day, from, last < ends ? last : ends)
}

/** Touching is no overlap: a period may begin when another ends. */
function overlaps(one: ShiftItem, other: ShiftItem, later: 0 | 1): boolean {
  const [first, second] = [minutesOf(one), minutesOf(other)]
  const offset = later * minutesOfDay
  return first.start < second.end + offset && second.start + offset < first.end
}

function clashOf(one: ShiftItem, other: ShiftItem): ShiftClash['code'] | undefined {
  if (meet(one, other, 0) && overlaps(one, other, 0)) return 'periodsOverlap'
  const isNight =
    (meet(one, other, 1) && overlaps(one, other, 1)) || (meet(other, one, 1) && overlaps(other, one, 1))
  return isNight ? 'nightOverlap' : undefined
}

/** The first two periods that somebody would work at the same time. */
export function shiftClash(items: readonly ShiftItem[]): ShiftClash | undefined {
  for (const [index, item] of items.entries()) {
    for (const [place, earlier] of items.slice(0, index).entries()) {
      const code = clashOf(earlier, item)
      if (code) return { index, other: place, code }
    }
  }
  return undefined
}
