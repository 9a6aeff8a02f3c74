// The period that the card of the first page is about (A13): the oldest that can be closed, else the oldest that has ended.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

type Period = { readonly to: LocalDate; readonly isClosed: boolean; readonly mayClose: boolean }

/** Newest first. */
export function periodToClose<Shown extends Period>(
  periods: readonly Shown[],
  today: LocalDate,
): Shown | undefined {
  const open = periods.filter(({ isClosed }) => !isClosed)
  return open.findLast(({ mayClose }) => mayClose) ?? open.findLast(({ to }) => to < today)
}
