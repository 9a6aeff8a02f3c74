// A tree as an answer (P9): the serialiser goes down with it, so that one too deep to be written is refused beforehand.
import { nested } from '@hr/domain/organization/tree.ts'
import type { Placed, TreeRow } from '@hr/domain/organization/tree.ts'
import { Refusal } from '#api/http/refusal.ts'

/** No company is so deep; a circle of data or somebody who tries is. */
const mostLevels = 500

/** As nested(). Throws TOO_LARGE. */
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
