// Where the cards and lines of the unfolded chart lie. Cards without children hang below each other in columns, the others
// stand side by side, each above its own branch.
import { flextree } from 'd3-flextree'
import type { ChartTree } from './chart-tree.ts'
import type { Open } from './fold.ts'

export const cardWidth = 264
export const cardHeight = 104
const gapX = 28
const gapY = 56
/** Between cards that hang below each other. */
const gapStacked = 18
/** From a column to the line on its left. */
const trunk = 16

export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Place = { readonly id: string; readonly x: number; readonly y: number }
export type Line = Frame & { readonly key: string; readonly path: string }
export type Layout = {
  readonly places: readonly Place[]
  readonly lines: readonly Line[]
  readonly frame: Frame
  readonly placeOf: ReadonlyMap<string, Place>
}

type Item = { readonly ids: readonly string[]; readonly isStack: boolean; readonly isTop?: true }

/** Fewer stand side by side like everything else. */
const leastStacked = 3
const columnsFor = (count: number) =>
  count <= 4 ? 1 : count <= 10 ? 2 : Math.max(3, Math.ceil(Math.sqrt(count / 4)))

export function layOut({ tops, nodes }: ChartTree, open: Open): Layout {
  const isLeaf = (id: string) => (nodes.get(id)?.children.length ?? 0) === 0
  const arranged = (ids: readonly string[]): Item[] => {
    const leaves = ids.filter(isLeaf)
    const single = (id: string): Item => ({ ids: [id], isStack: false })
    if (leaves.length < leastStacked) return ids.map(single)
    return [...ids.filter(id => !isLeaf(id)).map(single), { ids: leaves, isStack: true }]
  }
  const layout = flextree<Item>({
    nodeSize: ({ data }) => sizeOf(data),
    children: ({ ids: [id = ''], isStack, isTop }) => {
      if (isTop) return arranged(tops)
      return isStack || !open.has(id) ? null : arranged(nodes.get(id)?.children ?? [])
    },
  })
  const root = layout.hierarchy({ ids: [], isStack: false, isTop: true })
  layout(root)
  const places: Place[] = []
  const lines: Line[] = []
  root.each(({ data, x, y, parent }) => {
    if (data.isTop) return
    const placed = data.isStack
      ? stacked(data.ids, x, y)
      : [{ id: data.ids[0] ?? '', x: x - cardWidth / 2, y }]
    places.push(...placed)
    if (parent === null || parent.data.isTop) return
    const from = { x: parent.x, y: parent.y + cardHeight }
    lines.push(...(data.isStack ? stackLines(from, placed) : placed.map(place => lineTo(from, place))))
  })
  return { places, lines, frame: framed(places), placeOf: new Map(places.map(place => [place.id, place])) }
}

function sizeOf({ ids, isStack, isTop }: Item): [number, number] {
  if (isTop) return [0, 0]
  if (!isStack) return [cardWidth + gapX, cardHeight + gapY]
  const columns = columnsFor(ids.length)
  const rows = Math.ceil(ids.length / columns)
  return [columns * (cardWidth + gapX + trunk), rows * (cardHeight + gapStacked) + gapY]
}

/** Column by column, so that what belongs together stands below each other. */
function stacked(ids: readonly string[], middle: number, y: number): Place[] {
  const columns = columnsFor(ids.length)
  const rows = Math.ceil(ids.length / columns)
  const step = cardWidth + gapX + trunk
  const left = middle - (columns * step) / 2 + trunk + gapX / 2
  return ids.map((id, index) => ({
    id,
    x: left + Math.floor(index / rows) * step,
    y: y + (index % rows) * (cardHeight + gapStacked),
  }))
}

type Point = { readonly x: number; readonly y: number }
const bend = gapY / 2

function lineTo(from: Point, { id, x, y }: Place): Line {
  const middle = x + cardWidth / 2
  const path = `M${from.x},${from.y}V${from.y + bend}H${middle}V${y}`
  return { key: id, path, ...spanned(from, { x: middle, y }) }
}

/** One line down beside each column, and a short one into each card. */
function stackLines(from: Point, places: readonly Place[]): Line[] {
  const columns = Map.groupBy(places, ({ x }) => x)
  return [...columns].map(([left, column]) => {
    const x = left - trunk
    const middles = column.map(({ y }) => y + cardHeight / 2)
    const bottom = middles.at(-1) ?? from.y
    const into = middles.map(y => `M${x},${y}H${left}`).join('')
    const path = `M${from.x},${from.y}V${from.y + bend}H${x}V${bottom}${into}`
    return { key: column[0]?.id ?? '', path, ...spanned(from, { x, y: bottom }, trunk) }
  })
}

const spanned = (one: Point, other: Point, more = 0): Frame => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x) + more,
  height: Math.abs(one.y - other.y),
})

/** What the cards take up together. */
export function framed(places: readonly Place[]): Frame {
  if (places.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of places) {
    left = Math.min(left, x)
    right = Math.max(right, x + cardWidth)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + cardHeight)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Does any part of the one lie within the other? */
export const touches = (one: Frame, other: Frame): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height

export const cardFrame = ({ x, y }: Place): Frame => ({ x, y, width: cardWidth, height: cardHeight })
