// Flat rows as a tree: parents, counts of everything below, and paths (P9). Works without
// recursion, so a chain can have any length; a cycle in old data is cut open, so nobody is lost.

export type TreeRow<Id> = { readonly id: Id; readonly parentId: Id | null }
/** A row where it is shown: `parentId` null when its parent is not among the rows or it opens a cycle. */
export type Placed<Row, Id> = { readonly row: Row; readonly parentId: Id | null }

type ById<Id, Row> = ReadonlyMap<Id, Row>

/** Every row once, parents before children; siblings in the order of the rows. */
export function topDown<Id, Row extends TreeRow<Id>>(rows: readonly Row[]): Placed<Row, Id>[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  const childrenOf = Map.groupBy(rows, row => row.parentId)
  const placed: Placed<Row, Id>[] = []
  const seen = new Set<Id>()
  const place = (row: Row, parentId: Id | null) => {
    if (seen.has(row.id)) return
    seen.add(row.id)
    placed.push({ row, parentId })
  }
  let next = 0
  const placeBelow = () => {
    for (; next < placed.length; next += 1) {
      const parent = placed[next]?.row
      if (parent) for (const child of childrenOf.get(parent.id) ?? []) place(child, parent.id)
    }
  }
  for (const row of rows) if (row.parentId === null || !byId.has(row.parentId)) place(row, null)
  placeBelow()
  // What is left hangs on a cycle: its first row becomes a top.
  for (const row of rows) {
    if (seen.has(row.id)) continue
    place(inCycle(byId, row), null)
    placeBelow()
  }
  return placed
}

function inCycle<Id, Row extends TreeRow<Id>>(byId: ById<Id, Row>, start: Row): Row {
  const seen = new Set<Id>()
  let row = start
  while (!seen.has(row.id)) {
    seen.add(row.id)
    const above = row.parentId === null ? undefined : byId.get(row.parentId)
    if (!above) return row
    row = above
  }
  return row
}

/** For each row the sum of `own` over it and everything below. */
export function totals<Id, Row extends TreeRow<Id>>(
  placed: readonly Placed<Row, Id>[],
  own: (row: Row) => number,
): ReadonlyMap<Id, number> {
  const sums = new Map(placed.map(({ row }) => [row.id, own(row)]))
  for (const { row, parentId } of placed.toReversed()) {
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + (sums.get(row.id) ?? 0))
  }
  return sums
}

/** The tops, each with its children and so on; `make` gives a node with an empty list of children. */
export function nested<Id, Row extends TreeRow<Id>, Node extends { children: Node[] }>(
  placed: readonly Placed<Row, Id>[],
  make: (row: Row) => Node,
): Node[] {
  const nodes = new Map<Id, Node>()
  const tops: Node[] = []
  for (const { row, parentId } of placed) {
    const node = make(row)
    nodes.set(row.id, node)
    const siblings = parentId === null ? tops : (nodes.get(parentId)?.children ?? tops)
    siblings.push(node)
  }
  return tops
}

/** The row and everything below it, parents before children; nothing for an unknown id. */
export function subtree<Id, Row extends TreeRow<Id>>(rows: readonly Row[], id: Id): Row[] {
  const childrenOf = Map.groupBy(rows, row => row.parentId)
  const found = rows.filter(row => row.id === id)
  const seen = new Set(found.map(row => row.id))
  for (let next = 0; next < found.length; next += 1) {
    const row = found[next]
    for (const child of (row && childrenOf.get(row.id)) ?? []) {
      if (seen.has(child.id)) continue
      seen.add(child.id)
      found.push(child)
    }
  }
  return found
}

/** From the top down to the row itself; nothing for an unknown id. */
export function pathTo<Id, Row extends TreeRow<Id>>(byId: ById<Id, Row>, id: Id | null): Row[] {
  const path: Row[] = []
  const seen = new Set<Id>()
  for (let at = id; at !== null && !seen.has(at);) {
    seen.add(at)
    const row = byId.get(at)
    if (!row) break
    path.push(row)
    at = row.parentId
  }
  return path.toReversed()
}
