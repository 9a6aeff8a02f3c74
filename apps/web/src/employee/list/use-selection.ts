// The selection in the list of employees: single people, or everybody who matches its filters.
import type { EmployeeRow, exportEmployees } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { useState } from 'react'

export type Filter = InputOf<typeof exportEmployees>
export type Chosen =
  | { readonly employeeIds: number[] }
  | { readonly matching: Filter; readonly matched: number }

export type Selection = {
  readonly count: number
  readonly chosen: Chosen
  /** For the file of the selected people. */
  readonly exported: Filter
  readonly isAllShown: boolean
  readonly isAllMatching: boolean
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly selectShown: () => void
  readonly selectMatching: () => void
  readonly clear: () => void
}

type List = { readonly rows: readonly EmployeeRow[]; readonly total: number }

const nobody: ReadonlySet<number> = new Set()

/** A change of filters ends the selection of everybody who matches. */
export function useSelection(filter: Filter, { rows, total }: List): Selection {
  const [ids, setIds] = useState(nobody)
  const [allOf, setAllOf] = useState<string>()
  const asked = JSON.stringify(filter)
  const isAllMatching = allOf === asked
  const shown = rows.map(row => row.id)
  const held = isAllMatching ? new Set(shown) : ids
  const select = (next: ReadonlySet<number>) => {
    setAllOf(undefined)
    setIds(next)
  }
  return {
    count: isAllMatching ? total : ids.size,
    chosen: isAllMatching ? { matching: filter, matched: total } : { employeeIds: [...ids] },
    exported: isAllMatching ? filter : { date: filter.date, employeeIds: [...ids].join(',') },
    isAllShown: shown.length > 0 && shown.every(id => held.has(id)),
    isAllMatching,
    has: id => held.has(id),
    toggle: id => {
      const next = new Set(held)
      if (!next.delete(id)) next.add(id)
      select(next)
    },
    selectShown: () => select(new Set([...ids, ...shown])),
    selectMatching: () => {
      setIds(nobody)
      setAllOf(asked)
    },
    clear: () => select(nobody),
  }
}
