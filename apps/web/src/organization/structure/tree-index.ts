// Looks up a unit, its ancestors and its children without walking the tree each time.
type Placed<Node> = {
  readonly node: Node
  readonly parentId: string | null
  /** With the node itself. */
  readonly siblings: readonly Node[]
}
export type TreeIndex<Node> = ReadonlyMap<string, Placed<Node>>

export function treeIndex<Node extends { readonly id: string; readonly children: readonly Node[] }>(
  tops: readonly Node[],
): TreeIndex<Node> {
  const index = new Map<string, Placed<Node>>()
  const placed = (siblings: readonly Node[], parentId: string | null): Placed<Node>[] =>
    siblings.map(node => ({ node, parentId, siblings })).toReversed()
  const waiting = placed(tops, null)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, children } = next.node
    index.set(id, next)
    waiting.push(...placed(children, id))
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

/** The parent of a unit, and its place among the siblings. */
export function placeOf<Node extends { readonly id: string }>(index: TreeIndex<Node>, id: string) {
  const siblings = index.get(id)?.siblings ?? []
  return { parentId: parentOf(index, id), index: siblings.findIndex(node => node.id === id) }
}

/** Whether `id` is `topId` or one of its descendants. */
export function isWithin<Node>(index: TreeIndex<Node>, id: string, topId: string): boolean {
  for (let current: string | null = id; current !== null; current = parentOf(index, current)) {
    if (current === topId) return true
  }
  return false
}
