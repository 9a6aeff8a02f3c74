// The leave that comes next, or goes on today: approved or still asked for.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

export function nextLeave(rows: readonly LeaveRequestRow[], today: LocalDate): LeaveRequestRow | undefined {
  return rows
    .filter(row => row.to >= today && row.purpose !== 'CANCELLATION')
    .filter(row => row.status === 'APPROVED' || row.status === 'PENDING')
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(0)
}

/** Days until it begins; 0 while it goes on. */
export const daysUntil = (leave: Pick<LeaveRequestRow, 'from'>, today: LocalDate): number =>
  Math.max(0, daysBetween(today, leave.from))
