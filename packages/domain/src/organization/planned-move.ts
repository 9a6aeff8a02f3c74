// The structure after planned moves (P9). A plan whose parent is gone, or that would make a cycle by then, moves nothing.
import { wouldCycle } from './cycle.ts'
import { orderAfterMove } from './move.ts'
import type { TreeRow } from './tree.ts'

export type PlannedMove = {
  readonly nodeId: string
  readonly parentId: string | null
  /** Among the new siblings; null = the last. */
  readonly place: number | null
}

export function isMovePossible(
  units: readonly TreeRow<string>[],
  { nodeId, parentId }: Pick<PlannedMove, 'nodeId' | 'parentId'>,
): boolean {
  const parents = new Map(units.map(unit => [unit.id, unit.parentId]))
  const isKnown = parents.has(nodeId) && (parentId === null || parents.has(parentId))
  return isKnown && !wouldCycle(above => parents.get(above) ?? null, nodeId, parentId)
}

/** The units, siblings in order, after the moves in the order given. */
export const afterMoves = <Unit extends TreeRow<string>>(
  units: readonly Unit[],
  moves: readonly PlannedMove[],
): Unit[] => moves.reduce(afterMove, [...units])

function afterMove<Unit extends TreeRow<string>>(units: Unit[], move: PlannedMove): Unit[] {
  const { nodeId, parentId, place } = move
  const unit = units.find(({ id }) => id === nodeId)
  if (!unit || !isMovePossible(units, move)) return units
  const others = units.filter(({ id }) => id !== nodeId)
  const siblings = others.filter(other => other.parentId === parentId).map(({ id }) => id)
  const order = orderAfterMove(siblings, nodeId, place ?? undefined)
  const next = order[order.indexOf(nodeId) + 1]
  const at = next === undefined ? others.length : others.findIndex(({ id }) => id === next)
  return others.toSpliced(at, 0, { ...unit, parentId })
}
