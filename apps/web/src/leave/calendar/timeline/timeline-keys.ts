// Keyboard navigation in the timeline: over names and leave, row by row, skipping days without leave.
import type { TimelineRow } from './timeline-rows.ts'

/** `stop` 0 is the name, 1 the first leave of the row. */
export type TimelinePlace = { readonly row: number; readonly stop: number }

const pageRows = 10

const stopsOf = (row: TimelineRow | undefined): number => (row?.kind === 'person' ? row.leaves.length + 1 : 0)
const firstDayOf = (row: TimelineRow | undefined, stop: number): string | undefined =>
  row?.kind === 'person' ? row.leaves[stop - 1]?.from : undefined

/** The next person in the direction, `most` rows away or as far as possible; the same row at the end. */
function personFrom(rows: readonly TimelineRow[], row: number, direction: 1 | -1, most: number): number {
  let found = row
  let steps = 0
  for (let at = row + direction; at >= 0 && at < rows.length && steps < most; at += direction) {
    if (rows[at]?.kind !== 'person') continue
    found = at
    steps += 1
  }
  return found
}

/** Moves from leave to the leave in the other row that begins nearest; without one, to the name. */
function nearestStop(rows: readonly TimelineRow[], from: TimelinePlace, row: number): number {
  const day = firstDayOf(rows[from.row], from.stop)
  if (day === undefined) return 0
  const days = Array.from(
    { length: Math.max(0, stopsOf(rows[row]) - 1) },
    (_, index) => firstDayOf(rows[row], index + 1) ?? '',
  )
  const before = days.findLastIndex(each => each <= day)
  return before === -1 ? Math.min(1, days.length) : before + 1
}

type Move = (rows: readonly TimelineRow[], place: TimelinePlace) => TimelinePlace

const vertical =
  (direction: 1 | -1, most: number): Move =>
  (rows, place) => {
    const row = personFrom(rows, place.row, direction, most)
    return row === place.row ? place : { row, stop: nearestStop(rows, place, row) }
  }

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: vertical(-1, 1),
  ArrowDown: vertical(1, 1),
  PageUp: vertical(-1, pageRows),
  PageDown: vertical(1, pageRows),
  ArrowLeft: (_, { row, stop }) => ({ row, stop: Math.max(0, stop - 1) }),
  ArrowRight: (rows, { row, stop }) => ({ row, stop: Math.min(stopsOf(rows[row]) - 1, stop + 1) }),
  Home: (_, { row }) => ({ row, stop: 0 }),
  End: (rows, { row }) => ({ row, stop: stopsOf(rows[row]) - 1 }),
}

/** Undefined for other keys. */
export const placeAfterKey = (
  key: string,
  rows: readonly TimelineRow[],
  place: TimelinePlace,
): TimelinePlace | undefined => (Object.hasOwn(moves, key) ? moves[key]?.(rows, place) : undefined)

/** The keyboard's position: the last one, or the first name. */
export function activePlace(rows: readonly TimelineRow[], last: TimelinePlace | undefined): TimelinePlace {
  const stops = last === undefined ? 0 : stopsOf(rows[last.row])
  if (last !== undefined && stops > 0) return { row: last.row, stop: Math.min(last.stop, stops - 1) }
  return {
    row: Math.max(
      0,
      rows.findIndex(row => row.kind === 'person'),
    ),
    stop: 0,
  }
}
