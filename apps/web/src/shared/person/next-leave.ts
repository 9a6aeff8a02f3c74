// The current leave of a person, or else the next one that can still happen.
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
      // A request to cancel or change leave does not count; an approved change does (R6).
      .filter(
        ({ status, purpose }) =>
          (status === 'PENDING' && purpose === 'NEW') ||
          (status === 'APPROVED' && purpose !== 'CANCELLATION'),
      )
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .at(0)
  )
}

/** Days until it begins; 0 on its first day, negative after. */
export const daysUntil = (today: LocalDate, { from }: { readonly from: LocalDate }): number =>
  daysBetween(today, from)
