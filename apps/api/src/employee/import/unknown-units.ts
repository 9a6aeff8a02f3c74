// Names in a file that no unit has, with the units they probably mean (P10).
import { mostUnknownUnits } from '@hr/contract/employee-import.ts'
import type { UnknownUnit } from '@hr/contract/employee-import.ts'
import { nameIndexes, nameKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedRow } from '@hr/domain/employee/import-facts.ts'
import { nearestNames } from '@hr/domain/employee/nearest-names.ts'

/** Also those the caller has chosen a unit for, as the choice may change. */
export function unknownUnits(rows: readonly ImportedRow[], facts: ImportFacts): UnknownUnit[] {
  const known = nameIndexes({ ...facts, unitChoices: new Map() }).units
  const found = new Map<string, { name: string; rows: number }>()
  for (const { person } of rows) {
    const key = nameKey(person.unit ?? '')
    if (person.unit === undefined || known.has(key)) continue
    const one = found.get(key) ?? { name: person.unit, rows: 0 }
    found.set(key, { ...one, rows: one.rows + 1 })
  }
  return [...found.values()]
    .slice(0, mostUnknownUnits)
    .map(one => ({ ...one, proposals: nearestNames(one.name, facts.units).map(toNamed) }))
}

const toNamed = ({ id, name, nameLo }: ImportFacts['units'][number]) => ({ id, name, nameLo })
