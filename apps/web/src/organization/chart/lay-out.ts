// Positions of the cards and lines of the unfolded chart. Large branches are side by side; small ones become an outline,
// and cards without children (also folded ones, if there are many) are stacked in columns.
import { flextree } from 'd3-flextree'
import type { ChartNode, ChartTree } from './chart-tree.ts'
import { visibleNodes } from './fold.ts'
import type { Open } from './fold.ts'
import { bend, cardHeight, cardWidth, framed, gapX, gapY } from './frame.ts'
import type { Frame, Place } from './frame.ts'
import { columnsFor, hangingLines, hangingPlaces, hangingSize } from './hanging.ts'
import type { Line, Row } from './hanging.ts'

type Layout = {
  readonly places: readonly Place[]
  readonly lines: readonly Line[]
  readonly frame: Frame
  readonly placeOf: ReadonlyMap<string, Place>
}

/** One card above its own branch, or rows of stacked cards. */
type Item = {
  readonly rows: readonly Row[]
  readonly isHanging: boolean
  readonly columns: number
  readonly isTop?: true
}

/** Fewer cards are side by side. */
const leastHanging = 3
/** With more children, folded ones are stacked too. */
const longestRow = 6
/** Most cards in a branch that becomes an outline; only from this level on. */
const longestOutline = 18
const outlineLevel = 3
/** With this many cards, people look at the whole instead of reading each card. */
const manyShown = 300

export function layOut(tree: ChartTree, open: Open): Layout {
  const { nodes } = tree
  const shown = visibleNodes(tree, open)
  const shownBelow = countBelow(shown)
  const isTall = shown.length > manyShown
  const single = (id: string): Item => ({ rows: [{ id, indent: 0 }], isHanging: false, columns: 1 })
  const hanging = (rows: readonly Row[]): Item => ({
    rows,
    isHanging: true,
    columns: columnsFor(rows, isTall),
  })

  const arranged = (ids: readonly string[]): Item[] => {
    const hangs = (id: string) =>
      (nodes.get(id)?.children.length ?? 0) === 0 || (ids.length > longestRow && !open.has(id))
    const below = ids.filter(hangs)
    if (below.length < leastHanging) return ids.map(single)
    return [...ids.filter(id => !hangs(id)).map(single), hanging(below.map(id => ({ id, indent: 0 })))]
  }
  const outline = (ids: readonly string[], indent = 0): Row[] =>
    ids.flatMap(id => [
      { id, indent },
      ...(open.has(id) ? outline(nodes.get(id)?.children ?? [], indent + 1) : []),
    ])
  const branch = (id: string): Item[] => {
    const [ids, count] = [nodes.get(id)?.children ?? [], shownBelow.get(id) ?? 0]
    const isDeep = count > ids.length && (nodes.get(id)?.level ?? 0) >= outlineLevel
    return isDeep && count <= longestOutline ? [hanging(outline(ids))] : arranged(ids)
  }

  const layout = flextree<Item>({
    nodeSize: ({ data }) => sizeOf(data),
    children: ({ rows: [first], isHanging, isTop }) => {
      if (isTop) return arranged(tree.tops)
      return isHanging || first === undefined || !open.has(first.id) ? null : branch(first.id)
    },
  })
  const root = layout.hierarchy({ rows: [], isHanging: false, columns: 1, isTop: true })
  layout(root)
  const places: Place[] = []
  const lines: Line[] = []
  root.each(({ data, x, y, parent }) => {
    if (data.isTop) return
    const placed = data.isHanging
      ? hangingPlaces(data.rows, data.columns, { x, y })
      : [{ id: data.rows[0]?.id ?? '', x: x - cardWidth / 2, y }]
    places.push(...placed)
    const from = parent === null || parent.data.isTop ? undefined : { x: parent.x, y: parent.y + cardHeight }
    if (data.isHanging) lines.push(...hangingLines(data.rows, placed, from))
    else if (from) lines.push(...placed.map(place => lineTo(from, place)))
  })
  return { places, lines, frame: framed(places), placeOf: new Map(places.map(place => [place.id, place])) }
}

/** Visible descendants of each visible card. */
function countBelow(shown: readonly ChartNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id, parentId } of shown.toReversed()) {
    if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + (counts.get(id) ?? 0) + 1)
  }
  return counts
}

function sizeOf({ rows, isHanging, columns, isTop }: Item): [number, number] {
  if (isTop) return [0, 0]
  return isHanging ? hangingSize(rows, columns) : [cardWidth + gapX, cardHeight + gapY]
}

function lineTo(from: { readonly x: number; readonly y: number }, { id, x, y }: Place): Line {
  const middle = x + cardWidth / 2
  const path = `M${from.x},${from.y}V${from.y + bend}H${middle}V${y}`
  return {
    key: id,
    path,
    x: Math.min(from.x, middle),
    y: from.y,
    width: Math.abs(from.x - middle),
    height: y - from.y,
  }
}
