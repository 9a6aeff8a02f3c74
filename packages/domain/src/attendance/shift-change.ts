// The times of a work shift changed from a day on (A1, P8): the days before stay as they were.
import type { ShiftItem } from '../calendar/day-plan.ts'
import { addDays, minuteOfDay } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type ShiftChange = {
  readonly from: LocalDate
  /** All items effective on the day or later; an earlier startDate counts as the day. */
  readonly items: readonly ShiftItem[]
}

const isSame = (one: ShiftItem, other: ShiftItem) =>
  one.day === other.day && one.timeIn === other.timeIn && one.timeOut === other.timeOut

/** The items effective before the day, ended the day before if they continue. */
function itemsBefore(items: readonly ShiftItem[], from: LocalDate): ShiftItem[] {
  const last = addDays(from, -1)
  return items
    .filter(item => item.startDate < from)
    .map(item => (item.expireDate === null || item.expireDate > last ? { ...item, expireDate: last } : item))
}

/**
 * The new items come first, in their order: one that continues as it was keeps its first day. Then what ended before.
 */
export function changedItems(stored: readonly ShiftItem[], { from, items }: ShiftChange): ShiftItem[] {
  const ended = itemsBefore(stored, from)
  const last = addDays(from, -1)
  const after = items.map(item => {
    const startDate = item.startDate < from ? from : item.startDate
    const place =
      startDate === from ? ended.findIndex(old => old.expireDate === last && isSame(old, item)) : -1
    const [old] = place < 0 ? [] : ended.splice(place, 1)
    return { ...item, startDate: old?.startDate ?? startDate }
  })
  return [...after, ...ended]
}

/** What a form for a change from the day on begins with: all that applies then or later. */
export const itemsFrom = (items: readonly ShiftItem[], from: LocalDate): ShiftItem[] =>
  items.filter(({ expireDate }) => expireDate === null || expireDate >= from)

/** By weekday, its periods by time (A1), an earlier version of the same time first. */
export const inTimeOrder = <Item extends Pick<ShiftItem, 'day' | 'timeIn' | 'startDate'>>(
  items: readonly Item[],
): Item[] =>
  items.toSorted(
    (one, other) =>
      one.day - other.day ||
      minuteOfDay(one.timeIn) - minuteOfDay(other.timeIn) ||
      (one.startDate < other.startDate ? -1 : 1),
  )

/** The times as if what applies on the day had applied since an earlier one, to show what a planned change would have done. */
export function itemsAsIfSince(
  after: readonly ShiftItem[],
  { from, since }: { readonly from: LocalDate; readonly since: LocalDate },
): ShiftItem[] {
  return itemsFrom(after, from).map(item => (item.startDate <= from ? { ...item, startDate: since } : item))
}
