/** One of the list at another place: reordered(['a', 'b', 'c'], 'c', 0) -> ['c', 'a', 'b']. */
export function reordered<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter(other => other !== item)
  return [...others.slice(0, Math.max(0, place)), item, ...others.slice(Math.max(0, place))]
}

/** An order that was made, of what is there now: what went is gone, what came stands at the end. */
export function currentOrder<Item>(order: readonly Item[], present: readonly Item[]): Item[] {
  const kept = order.filter(item => present.includes(item))
  return [...kept, ...present.filter(item => !kept.includes(item))]
}
