// Cards stacked below each other: in columns, or in one column indented like an outline.
import { bend, cardHeight, cardWidth, gapX, gapY } from './frame.ts'
import type { Frame, Place } from './frame.ts'

/** `indent` 0 hangs below the parent card, others below the nearest previous row with one less. */
export type Row = { readonly id: string; readonly indent: number }
/** An SVG path with its bounding box. */
export type Line = Frame & { readonly key: string; readonly path: string }
type Point = { readonly x: number; readonly y: number }

const gap = 18
/** From a column to the line on its left. */
const trunk = 16
const indentBy = 40
/** From the left edge of a card to the line down to its rows. */
const knee = indentBy - trunk

/** Most cards per column: keeps a chart of thousands in a viewable shape. */
const tallest = 30

/** `isTall`: so much is unfolded that it does not fit on one screen anyway. */
export function columnsFor(rows: readonly Row[], isTall: boolean): number {
  if (rows.length <= 4 || rows.some(({ indent }) => indent > 0)) return 1
  if (isTall) return Math.ceil(rows.length / tallest)
  return rows.length <= 10 ? 2 : Math.max(3, Math.ceil(Math.sqrt(rows.length / 4)))
}
const deepest = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ indent }) => indent))

export function hangingSize(rows: readonly Row[], columns: number): [width: number, height: number] {
  const lines = Math.ceil(rows.length / columns)
  const width = columns * (cardWidth + gapX + trunk) + deepest(rows) * indentBy
  return [width, lines * (cardHeight + gap) + gapY]
}

/** Fills column by column, so that neighbours in the list are below each other. */
export function hangingPlaces(rows: readonly Row[], columns: number, { x: middle, y: top }: Point): Place[] {
  const lines = Math.ceil(rows.length / columns)
  const left = middle - hangingSize(rows, columns)[0] / 2 + trunk + gapX / 2
  return rows.map(({ id, indent }, index) => ({
    id,
    x: left + Math.floor(index / lines) * (cardWidth + gapX + trunk) + indent * indentBy,
    y: top + (index % lines) * (cardHeight + gap),
  }))
}

/** A vertical line per column and outline, with a short branch to each card. */
export function hangingLines(
  rows: readonly Row[],
  places: readonly Place[],
  from: Point | undefined,
): Line[] {
  const outer = places.filter((_, index) => rows[index]?.indent === 0)
  const columns = [...Map.groupBy(outer, ({ x }) => x).values()]
  const inner = rows.flatMap((_, index) => {
    const below = ownRows(rows, index).flatMap(place => places[place] ?? [])
    const card = places[index]
    return card && below.length > 0 ? [downTo(below, { x: card.x + knee, y: card.y + cardHeight })] : []
  })
  return [...(from ? columns.map(column => downTo(column, from)) : []), ...inner]
}

/** Indices of the rows that hang below the one at `index`. */
function ownRows(rows: readonly Row[], index: number): number[] {
  const own = rows[index]?.indent ?? 0
  const end = rows.findIndex((row, place) => place > index && row.indent <= own)
  return Array.from(
    { length: (end === -1 ? rows.length : end) - index - 1 },
    (_, step) => index + 1 + step,
  ).filter(place => rows[place]?.indent === own + 1)
}

function downTo(cards: readonly Place[], from: Point): Line {
  const left = cards[0]?.x ?? from.x
  const x = left - trunk
  const middles = cards.map(({ y }) => y + cardHeight / 2)
  const bottom = middles.at(-1) ?? from.y
  const start = x === from.x ? '' : `V${from.y + bend}H${x}`
  const path = `M${from.x},${from.y}${start}V${bottom}${middles.map(y => `M${x},${y}H${left}`).join('')}`
  return {
    key: cards[0]?.id ?? '',
    path,
    x: Math.min(from.x, x),
    y: from.y,
    width: Math.abs(from.x - x) + trunk,
    height: bottom - from.y,
  }
}
