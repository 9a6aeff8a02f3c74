// Which units are open; a search opens its matches and restores the previous state at its end.
import type { OrgNode } from '@hr/contract/organization.ts'
import { useMemo, useState } from 'react'
import { searchTree } from './search-tree.ts'
import { unitsAbove } from './tree-index.ts'
import type { TreeIndex } from './tree-index.ts'

/** At first, opens level by level up to this many rows. */
const firstRows = 40

/** The top levels that fit on a screen or two. */
function firstOpen(tops: readonly OrgNode[]): string[] {
  const open: string[] = []
  let level = tops
  for (let rows = level.length; level.length > 0; rows += level.length) {
    const next = level.flatMap(node => node.children)
    if (rows + next.length > firstRows && open.length > 0) break
    open.push(...level.filter(node => node.children.length > 0).map(({ id }) => id))
    level = next
  }
  return open
}

type Opened = { readonly search: string; readonly ids: ReadonlySet<string> }

export function useOpenUnits(
  tops: readonly OrgNode[],
  index: TreeIndex<OrgNode>,
  { search, unit }: { search: string; unit: string | undefined },
) {
  const [opened, setOpened] = useState<Opened>(() => {
    const above = unit === undefined ? [] : unitsAbove(index, unit).map(({ id }) => id)
    return { search: '', ids: new Set([...firstOpen(tops), ...above]) }
  })
  const [whileSearching, setWhileSearching] = useState<Opened>()
  const place = unit === undefined ? '' : `${index.get(unit)?.parentId ?? ''}:${unit}`
  const [revealed, setRevealed] = useState(place)
  // Opens the path to the active unit when it changes or moves.
  if (place !== revealed && (unit === undefined || index.has(unit))) {
    setRevealed(place)
    const above = unit === undefined ? [] : unitsAbove(index, unit).map(({ id }) => id)
    setOpened({ search: '', ids: new Set([...opened.ids, ...above]) })
    if (whileSearching)
      setWhileSearching({ ...whileSearching, ids: new Set([...whileSearching.ids, ...above]) })
  }
  const found = useMemo(() => (search === '' ? undefined : searchTree(tops, search)), [tops, search])
  const ids =
    found === undefined ? opened.ids : whileSearching?.search === search ? whileSearching.ids : found.openIds
  const set = (next: Iterable<string>) =>
    (found === undefined ? setOpened : setWhileSearching)({ search, ids: new Set(next) })
  return {
    /** The branches to show. */
    tops: found?.tops ?? tops,
    found: found?.foundIds,
    openIds: ids,
    open: (more: readonly string[]) => set([...ids, ...more]),
    close: (id: string) => set([...ids].filter(other => other !== id)),
    openAll: () => set(index.keys()),
    closeAll: () => set([]),
  }
}
export type OpenUnits = ReturnType<typeof useOpenUnits>
