// A tree as an answer (P9). The serialiser recurses, so a tree too deep to be written is refused first.
import { nested } from '@hr/domain/organization/tree.ts'
import type { Placed, TreeRow } from '@hr/domain/organization/tree.ts'
import { Refusal } from '#api/http/refusal.ts'

/** Deeper than any real company; only a cycle or a prank reaches it. */
const mostLevels = 500

/** Like nested(). Throws TOO_LARGE. */
export function answeredTree<Id, Row extends TreeRow<Id>, Node extends { children: Node[] }>(
  placed: readonly Placed<Row, Id>[],
  make: (row: Row) => Node,
): Node[] {
  const levels = new Map<Id, number>()
  for (const { row, parentId } of placed) {
    const level = parentId === null ? 1 : (levels.get(parentId) ?? 0) + 1
    if (level > mostLevels) throw new Refusal('TOO_LARGE')
    levels.set(row.id, level)
  }
  return nested(placed, make)
}
