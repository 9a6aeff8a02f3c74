// The next leave of a person: the one that is going on, else the first to come, as long as it may still happen.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

type Planned = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly status: string
  readonly purpose: string
}

export function nextLeave<Leave extends Planned>(
  leaves: readonly Leave[],
  today: LocalDate,
): Leave | undefined {
  return (
    leaves
      .filter(({ to }) => to >= today)
      // Asking to cancel or change leave is no second leave; a change that was approved is (R6).
      .filter(
        ({ status, purpose }) =>
          (status === 'PENDING' && purpose === 'NEW') ||
          (status === 'APPROVED' && purpose !== 'CANCELLATION'),
      )
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .at(0)
  )
}

/** Days until it begins; 0 on its first day, negative while it goes on. */
export const daysUntil = (today: LocalDate, { from }: { readonly from: LocalDate }): number =>
  daysBetween(today, from)
