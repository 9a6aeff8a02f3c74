// What of the chart is unfolded: the ids of the cards whose children are shown.
import type { ChartNode, ChartTree } from './chart-tree.ts'

export type Open = ReadonlySet<string>

/** Exactly the first `level` levels are shown: openToLevel(tree, 1) shows the tops alone. */
export const openToLevel = ({ nodes }: ChartTree, level: number): Open =>
  new Set(
    [...nodes.values()].filter(node => node.children.length > 0 && node.level < level).map(({ id }) => id),
  )

export function toggled(open: Open, id: string): Open {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What stands above, the nearest first. */
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

/** Everything above the card is unfolded, so that it is shown. */
export const withPathOpen = (tree: ChartTree, open: Open, id: string): Open =>
  new Set([...open, ...above(tree, id).map(node => node.id)])

/** What is shown, in reading order. */
export function shownNodes({ tops, nodes }: ChartTree, open: Open): ChartNode[] {
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

/** The card itself when it is shown, otherwise the nearest above it that is. */
export function shownInstead(tree: ChartTree, open: Open, id: string): string | undefined {
  if (!tree.nodes.has(id)) return tree.tops[0]
  const line = [id, ...above(tree, id).map(node => node.id)]
  const folded = line.findLastIndex(one => !open.has(one))
  return line[Math.max(folded, 0)]
}
