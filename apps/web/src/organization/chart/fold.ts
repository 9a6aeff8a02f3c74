// Which cards of the chart are unfolded: the ids of cards whose children are shown.
import type { ChartNode, ChartTree } from './chart-tree.ts'

export type Open = ReadonlySet<string>

/** Shows exactly the first `level` levels: openToLevel(tree, 1) shows only the top. */
export const openToLevel = ({ nodes }: ChartTree, level: number): Open =>
  new Set(
    [...nodes.values()].filter(node => node.children.length > 0 && node.level < level).map(({ id }) => id),
  )

export function toggled(open: Open, id: string): Open {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The ancestors, nearest first. */
export function above({ nodes }: ChartTree, id: string): ChartNode[] {
  const found: ChartNode[] = []
  let parentId = nodes.get(id)?.parentId ?? null
  while (parentId !== null) {
    const parent = nodes.get(parentId)
    if (parent === undefined) break
    found.push(parent)
    parentId = parent.parentId
  }
  return found
}

/** Unfolds all ancestors, so that the card is shown. */
export const withPathOpen = (tree: ChartTree, open: Open, id: string): Open =>
  new Set([...open, ...above(tree, id).map(node => node.id)])

/** The visible cards, in reading order. */
export function visibleNodes({ tops, nodes }: ChartTree, open: Open): ChartNode[] {
  const shown: ChartNode[] = []
  const waiting = tops.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id)
    if (node === undefined) continue
    shown.push(node)
    if (open.has(id)) waiting.push(...node.children.toReversed())
  }
  return shown
}

/** The card itself if it is visible, otherwise its nearest visible ancestor. */
export function shownInstead(tree: ChartTree, open: Open, id: string): string | undefined {
  if (!tree.nodes.has(id)) return tree.tops[0]
  const line = [id, ...above(tree, id).map(node => node.id)]
  const folded = line.findLastIndex(one => !open.has(one))
  return line[Math.max(folded, 0)]
}
