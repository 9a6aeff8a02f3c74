// The parameters of a list's address, as a saved view keeps them.

/** Dialogs that are open, not what the list shows. */
const passing = new Set(['act', 'day', 'form', 'id', 'new', 'who'])

/** In one order, so that the same view has the same query. */
export function viewQuery(search: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !passing.has(name) ? [[name, value]] : [],
  )
  return new URLSearchParams(kept.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toString()
}

export const viewSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))
