// Names in a file that nothing in their list has, and which of them the importer has to explain (P10).
import { listOfNames, nameColumns, nameIndexes, nameKey, noChoices } from './import-facts.ts'
import type { ImportFacts, ImportedRow, NameColumn, Named, NameIndexes } from './import-facts.ts'
import { nearestNames } from './nearest-names.ts'

export type UnknownName = {
  readonly column: NameColumn
  readonly name: string
  /** In how many rows. */
  readonly rows: number
  /** The names it probably means, the nearest first. */
  readonly proposals: readonly Named[]
}

/**
 * Any unknown unit, as a new one needs a place in the structure; positions and grades only if they may be misspelt.
 * Also those with a choice, as it may change.
 */
export function unknownNames(rows: readonly ImportedRow[], facts: ImportFacts): UnknownName[] {
  const known = nameIndexes({ ...facts, choices: noChoices })
  return nameColumns.flatMap(column => {
    const list = listOfNames[column]
    return [...namesOf(rows, column)]
      .filter(([key]) => !known[list].has(key))
      .map(([, one]) => ({ column, ...one, proposals: nearestNames(one.name, facts[list]) }))
      .filter(({ proposals }) => column === 'unit' || proposals.length > 0)
  })
}

/** By nameKey, as first written. */
function namesOf(rows: readonly ImportedRow[], column: NameColumn) {
  const found = new Map<string, { name: string; rows: number }>()
  for (const { person } of rows) {
    const name = person[column]
    if (name === undefined) continue
    const one = found.get(nameKey(name)) ?? { name, rows: 0 }
    found.set(nameKey(name), { ...one, rows: one.rows + 1 })
  }
  return found
}

export type IsOpenName = (column: NameColumn, name: string) => boolean

/** Whether the importer still has to say what a name means: isOpen('unit', 'Salse') */
export function openNames(
  unknown: readonly UnknownName[],
  { choices }: Pick<ImportFacts, 'choices'>,
  known: NameIndexes,
): IsOpenName {
  const asked = new Set(unknown.map(({ column, name }) => `${column} ${nameKey(name)}`))
  return (column, name) => {
    const key = nameKey(name)
    const isSettled = known[listOfNames[column]].has(key) || choices[column].get(key) === null
    return asked.has(`${column} ${key}`) && !isSettled
  }
}
