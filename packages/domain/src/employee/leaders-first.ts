// In which order new people are stored: a line manager before those who report to them (P9, P10).
import { staffKey } from './import-facts.ts'
import type { ImportedRow } from './import-facts.ts'

/** By their distance from the top, in the order of the file otherwise. The rows form no cycle. */
export function leadersFirst(rows: readonly ImportedRow[]): ImportedRow[] {
  const managers = new Map(
    rows.map(({ person }) => [
      staffKey(person.staffId),
      person.manager === undefined ? '' : staffKey(person.manager),
    ]),
  )
  const levels = new Map<string, number>()
  const levelOf = (staffId: string): number => {
    const chain: string[] = []
    let key = staffKey(staffId)
    while (managers.has(key) && !levels.has(key)) {
      chain.push(key)
      key = managers.get(key) ?? ''
    }
    let level = levels.get(key) ?? 0
    for (const one of chain.toReversed()) levels.set(one, (level += 1))
    return levels.get(staffKey(staffId)) ?? 0
  }
  return rows.toSorted((one, other) => levelOf(one.person.staffId) - levelOf(other.person.staffId))
}
