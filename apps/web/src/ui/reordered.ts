/** One of the list at another place: reordered(['a', 'b', 'c'], 'c', 0) -> ['c', 'a', 'b']. */
export function reordered<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter(other => other !== item)
  return [...others.slice(0, Math.max(0, place)), item, ...others.slice(Math.max(0, place))]
}
