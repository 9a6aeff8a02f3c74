// Notifications by day of the company's time zone, in the order they come (N1).
import type { Notification } from '@hr/contract/notification.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

type Row = Pick<Notification, 'createdAt'>
type DayGroup<One> = { readonly date: LocalDate; readonly rows: readonly One[] }

/** `dateOf` gives the day of an instant. */
export const dayGroups = <One extends Row>(
  rows: readonly One[],
  dateOf: (instant: string) => LocalDate,
): DayGroup<One>[] =>
  Array.from(
    Map.groupBy(rows, row => dateOf(row.createdAt)),
    ([date, ofDay]) => ({ date, rows: ofDay }),
  )

/** Rows newer than `since` wait until the reader asks for them, so that the list does not move. '' holds nothing back. */
export function heldBack<One extends Row>(
  rows: readonly One[],
  since: string,
): { readonly shown: readonly One[]; readonly held: readonly One[] } {
  const isHeld = (row: One) => since !== '' && row.createdAt > since
  return { shown: rows.filter(row => !isHeld(row)), held: rows.filter(isHeld) }
}
