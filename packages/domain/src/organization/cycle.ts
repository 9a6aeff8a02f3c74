// No cycles among structure nodes or line managers (P9).

/**
 * Whether `id` would be its own ancestor with this parent (or line manager). A chain that already runs in a cycle counts as
 * one too. wouldCycle(parentOf, 1, 1) = true; wouldCycle(parentOf, 1, null) = false
 */
export function wouldCycle<Id extends string | number>(
  parentOf: (id: Id) => Id | null,
  id: Id,
  newParentId: Id | null,
): boolean {
  const seen = new Set<Id>([id])
  for (let above = newParentId; above !== null; above = parentOf(above)) {
    if (seen.has(above)) return true
    seen.add(above)
  }
  return false
}
