// The position of a leave in consecutive days, in half days.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'

export type LeaveSpan = {
  /** Half days from the first morning (0); `end` is exclusive. */
  readonly start: number
  readonly end: number
  /** The leave starts before the first day, or continues after the last. */
  readonly isContinued: boolean
  readonly continues: boolean
}

export const touches = (days: readonly LocalDate[], { from, to }: Pick<LeaveRange, 'from' | 'to'>): boolean =>
  from <= (days.at(-1) ?? '') && to >= (days[0] ?? '')

/** For a leave that overlaps the days. */
export function leaveSpan(days: readonly LocalDate[], leave: LeaveRange): LeaveSpan {
  const isContinued = leave.from < (days[0] ?? '')
  const continues = leave.to > (days.at(-1) ?? '')
  const start = isContinued ? 0 : days.indexOf(leave.from) * 2 + (leave.fromHalf === 'PM' ? 1 : 0)
  const end = continues ? days.length * 2 : days.indexOf(leave.to) * 2 + (leave.toHalf === 'AM' ? 1 : 2)
  return { start, end, isContinued, continues }
}
