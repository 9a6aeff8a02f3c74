/** Moves one item: reordered(['a', 'b', 'c'], 'c', 0) -> ['c', 'a', 'b']. */
export function reordered<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter(other => other !== item)
  return [...others.slice(0, Math.max(0, place)), item, ...others.slice(Math.max(0, place))]
}

/** Applies an order to the current items: deleted ones are dropped, new ones are at the end. */
export function currentOrder<Item>(order: readonly Item[], present: readonly Item[]): Item[] {
  const kept = order.filter(item => present.includes(item))
  return [...kept, ...present.filter(item => !kept.includes(item))]
}
