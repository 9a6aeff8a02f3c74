// The next or current leave, approved or pending.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

export function nextLeave(rows: readonly LeaveRequestRow[], today: LocalDate): LeaveRequestRow | undefined {
  return (
    rows
      .filter(row => row.to >= today)
      // A request to cancel or change leave is not another leave; an approved change is (R6).
      .filter(
        ({ status, purpose }) =>
          (status === 'PENDING' && purpose === 'NEW') ||
          (status === 'APPROVED' && purpose !== 'CANCELLATION'),
      )
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .at(0)
  )
}

/** Days until it begins; 0 once it has begun. */
export const daysUntil = (leave: Pick<LeaveRequestRow, 'from'>, today: LocalDate): number =>
  Math.max(0, daysBetween(today, leave.from))
