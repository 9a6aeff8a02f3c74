// Which rows of an import can be taken without the others, and why the others cannot (P10).
import { cycleErrors, importErrors } from './import-errors.ts'
import type { ImportError, ReadNames } from './import-errors.ts'
import { staffKey } from './import-facts.ts'
import type { ImportFacts, ImportedRow } from './import-facts.ts'

type SortedRows = { readonly fine: readonly ImportedRow[]; readonly errors: readonly ImportError[] }

export function sortedRows(rows: readonly ImportedRow[], facts: ImportFacts, names: ReadNames): SortedRows {
  const errors = importErrors(rows, facts, names)
  const isOut = new Set([
    ...errors.map(({ row }) => row),
    ...rows.flatMap(({ row, wrong = [] }) => (wrong.length > 0 ? [row] : [])),
  ])
  const known = new Set(facts.employees.map(({ staffId }) => staffKey(staffId)))
  // A skipped row keeps its stored manager, who can form a cycle with the others.
  for (let found: ImportError[]; ; errors.push(...found)) {
    errors.push(...withoutManager(rows, known, isOut))
    found = cycleErrors(
      rows.filter(({ row }) => !isOut.has(row)),
      facts.employees,
    )
    if (found.length === 0) break
    for (const { row } of found) isOut.add(row)
  }
  const fine = rows.filter(({ row }) => !isOut.has(row))
  return { fine, errors: errors.sort((one, other) => one.row - other.row) }
}

/** Rows below a new person who is left out, down to the last; adds them to `isOut`. */
function withoutManager(
  rows: readonly ImportedRow[],
  known: ReadonlySet<string>,
  isOut: Set<number>,
): ImportError[] {
  const below = new Map<string, ImportedRow[]>()
  const rowsOf = new Map<string, number[]>()
  for (const row of rows) {
    const key = staffKey(row.person.staffId)
    addTo(rowsOf, key, row.row)
    if (row.person.manager !== undefined) addTo(below, staffKey(row.person.manager), row)
  }
  const errors: ImportError[] = []
  const isGone = (key: string) => !known.has(key) && rowsOf.get(key)?.every(row => isOut.has(row)) === true
  const gone = [...rowsOf.keys()].filter(isGone)
  for (const key of gone) {
    for (const { row, person } of below.get(key) ?? []) {
      if (isOut.has(row)) continue
      isOut.add(row)
      const parameters = { row: rowsOf.get(key)?.[0] ?? row }
      errors.push({ row, column: 'manager', code: 'MANAGER_LEFT_OUT', parameters })
      const next = staffKey(person.staffId)
      if (isGone(next)) gone.push(next)
    }
  }
  return errors
}

function addTo<One>(lists: Map<string, One[]>, key: string, one: One): void {
  const list = lists.get(key)
  if (list) list.push(one)
  else lists.set(key, [one])
}
