// The selected rows of a list. New rows do not change the selection; a row that disappears is deselected.
import { mostDecided } from '@hr/contract/approval.ts'
import { useState } from 'react'

type Identified = { readonly id: string }
export type Choice<Row> = {
  readonly chosen: readonly Row[]
  /** Selectable rows. */
  readonly possible: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly choose: (rows: readonly Row[]) => void
  readonly clear: () => void
}

export function useChoice<Row extends Identified>(
  rows: readonly Row[],
  canChoose: (row: Row) => boolean,
): Choice<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const possible = rows.filter(canChoose).slice(0, mostDecided)
  const chosen = possible.filter(({ id }) => ids.has(id))
  const idsOf = (some: readonly Row[]) => new Set(some.map(({ id }) => id))
  const has = ({ id }: Row) => chosen.some(row => row.id === id)
  return {
    chosen,
    possible,
    has,
    toggle: row => setIds(idsOf(has(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row])),
    choose: some => setIds(idsOf(some)),
    clear: () => setIds(new Set()),
  }
}
