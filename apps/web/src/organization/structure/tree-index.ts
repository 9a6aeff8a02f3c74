// Looks up a unit, its ancestors and its children without walking the tree each time.
type Placed<Node> = { readonly node: Node; readonly parentId: string | null }
export type TreeIndex<Node> = ReadonlyMap<string, Placed<Node>>

export function treeIndex<Node extends { readonly id: string; readonly children: readonly Node[] }>(
  tops: readonly Node[],
): TreeIndex<Node> {
  const index = new Map<string, Placed<Node>>()
  const waiting: Placed<Node>[] = tops.map(node => ({ node, parentId: null })).toReversed()
  for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
    const { node } = placed
    index.set(node.id, placed)
    waiting.push(...node.children.map(child => ({ node: child, parentId: node.id })).toReversed())
  }
  return index
}

/** The ancestors of a unit, top first. */
export function unitsAbove<Node>(index: TreeIndex<Node>, id: string): Node[] {
  const above: Node[] = []
  for (let parent = parentOf(index, id); parent !== null; parent = parentOf(index, parent)) {
    const placed = index.get(parent)
    if (placed === undefined) break
    above.unshift(placed.node)
  }
  return above
}

const parentOf = <Node>(index: TreeIndex<Node>, id: string): string | null => index.get(id)?.parentId ?? null

/** Whether `id` is `topId` or one of its descendants. */
export function isWithin<Node>(index: TreeIndex<Node>, id: string, topId: string): boolean {
  for (let current: string | null = id; current !== null; current = parentOf(index, current)) {
    if (current === topId) return true
  }
  return false
}
