// Leaves of one week as bars across their days, each in the first free lane; those without a lane are counted.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { leaveSpan, touches } from './leave-span.ts'
import type { LeaveSpan } from './leave-span.ts'

/** In half days from Monday morning (0) to Sunday evening (14). */
export type Bar<Leave> = LeaveSpan & { readonly leave: Leave; readonly lane: number }

type WeekBars<Leave> = {
  readonly bars: readonly Bar<Leave>[]
  /** Number of used lanes, at most `most`. */
  readonly lanes: number
  /** For each day, the number of leaves without a lane. */
  readonly hidden: readonly number[]
}

type Ranged = LeaveRange & { readonly id: string }

/** Earlier first, then longer first, then by id for a stable order. */
const inOrder = (one: Ranged, other: Ranged) =>
  one.from.localeCompare(other.from) || other.to.localeCompare(one.to) || one.id.localeCompare(other.id)

/** Shows `most` lanes; two leaves never share a lane on a day, even with half days. */
export function weekBars<Leave extends Ranged>(
  week: readonly LocalDate[],
  leaves: readonly Leave[],
  most: number,
): WeekBars<Leave> {
  const taken: boolean[][] = []
  const hidden = week.map(() => 0)
  const bars: Bar<Leave>[] = []
  for (const leave of leaves.filter(leave => touches(week, leave)).toSorted(inOrder)) {
    const span = leaveSpan(week, leave)
    const days = week.flatMap((_, day) => (day * 2 < span.end && day * 2 + 2 > span.start ? [day] : []))
    const free = taken.findIndex(lane => days.every(day => !lane[day]))
    const lane = free === -1 ? taken.length : free
    if (lane >= most) {
      for (const day of days) hidden[day] = (hidden[day] ?? 0) + 1
      continue
    }
    const row = (taken[lane] ??= [])
    for (const day of days) row[day] = true
    bars.push({ leave, lane, ...span })
  }
  return { bars, lanes: taken.length, hidden }
}
