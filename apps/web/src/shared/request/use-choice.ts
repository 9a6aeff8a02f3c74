// The selected rows of a list. New rows do not change the selection; a row that disappears is deselected.
import { mostDecided } from '@hr/contract/approval.ts'
import { useState } from 'react'
import type { LoadedList } from '#web/api/use-list.ts'

type Identified = { readonly id: string }
export type Choice<Row> = {
  readonly chosen: readonly Row[]
  /** Selectable rows. */
  readonly possible: readonly Row[]
  /** How many could be selected if all rows were loaded. */
  readonly matching: number
  readonly isLoading: boolean
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly choose: (rows: readonly Row[]) => void
  /** Loads more rows and selects up to `mostDecided`. */
  readonly chooseMatching: () => Promise<void>
  readonly clear: () => void
}

export function useChoice<Row extends Identified>(
  { rows, total, loadUpTo }: LoadedList<Row>,
  canChoose: (row: Row) => boolean,
): Choice<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isLoading, setIsLoading] = useState(false)
  const possible = rows.filter(canChoose).slice(0, mostDecided)
  const chosen = possible.filter(({ id }) => ids.has(id))
  const idsOf = (some: readonly Row[]) => new Set(some.map(({ id }) => id))
  const choose = (some: readonly Row[]) => setIds(idsOf(some))
  const has = ({ id }: Row) => chosen.some(row => row.id === id)
  return {
    chosen,
    possible,
    matching: Math.min(mostDecided, possible.length + total - rows.length),
    isLoading,
    has,
    toggle: row => setIds(idsOf(has(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row])),
    choose,
    chooseMatching: async () => {
      setIsLoading(true)
      const loaded = await loadUpTo(mostDecided)
      setIsLoading(false)
      choose(loaded.filter(canChoose))
    },
    clear: () => setIds(new Set()),
  }
}
