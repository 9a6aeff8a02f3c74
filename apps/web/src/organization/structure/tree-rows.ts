// The visible rows of the tree: children of closed units are hidden.

export type TreeRow<Node> = {
  readonly node: Node
  /** 1 = top. */
  readonly level: number
  readonly parentId: string | null
  /** 1 = first among its siblings. */
  readonly position: number
  readonly siblings: number
  /** undefined = no children. */
  readonly isOpen: boolean | undefined
}

type Facts = { readonly level: number; readonly parentId: string | null; readonly siblings: number }

/** Rows from top to bottom; iterative, for any depth. */
export function treeRows<Node extends { readonly id: string; readonly children: readonly Node[] }>(
  tops: readonly Node[],
  isOpen: (id: string) => boolean,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = []
  const rowOf = (node: Node, index: number, facts: Facts): TreeRow<Node> => ({
    node,
    position: index + 1,
    ...facts,
    isOpen: node.children.length === 0 ? undefined : isOpen(node.id),
  })
  const levelOf = (nodes: readonly Node[], parentId: string | null, level: number) =>
    nodes.map((node, index) => rowOf(node, index, { level, parentId, siblings: nodes.length })).toReversed()
  const waiting = levelOf(tops, null, 1)
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row)
    if (row.isOpen) waiting.push(...levelOf(row.node.children, row.node.id, row.level + 1))
  }
  return rows
}
