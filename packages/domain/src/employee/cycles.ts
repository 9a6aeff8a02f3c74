// The cycles among line managers, where many of them change at once (P9, P10).

/**
 * Every cycle once, in the order of its chain, beginning with the one of it that `parents` lists first.
 * cycles(new Map([[1, 2], [2, 1], [3, 1]])) = [[1, 2]]
 */
export function cycles<Id extends string | number>(parents: ReadonlyMap<Id, Id | null>): Id[][] {
  const found: Id[][] = []
  const done = new Set<Id>()
  for (const start of parents.keys()) {
    const chain: Id[] = []
    const placeOf = new Map<Id, number>()
    let id: Id | null = start
    while (id !== null && !done.has(id) && !placeOf.has(id)) {
      placeOf.set(id, chain.length)
      chain.push(id)
      id = parents.get(id) ?? null
    }
    const place = id === null ? undefined : placeOf.get(id)
    if (place !== undefined) found.push(chain.slice(place))
    for (const seen of chain) done.add(seen)
  }
  const order = new Map([...parents.keys()].map((id, index) => [id, index]))
  return found.map(cycle => fromFirst(cycle, id => order.get(id) ?? 0))
}

function fromFirst<Id>(cycle: readonly Id[], orderOf: (id: Id) => number): Id[] {
  const first = cycle.reduce(
    (best, id, index) => (orderOf(id) < orderOf(cycle[best] ?? id) ? index : best),
    0,
  )
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}
