// The cycle that line managers would form on some day, where they change by date (P8, P9).
import type { LocalDate } from '../calendar/local-date.ts'

/** Who leads somebody from the first to the last day; `to` null = until something else is planned. */
export type ManagerSpan = {
  readonly employeeId: number
  readonly managerId: number | null
  readonly from: LocalDate
  readonly to: LocalDate | null
}
type ManagerCycle = { readonly date: LocalDate; readonly ids: readonly number[] }

/**
 * The first cycle through one of `ids` on `from` or any later day, beginning with that one, in the order of its chain.
 * A change makes no other cycles: each needs somebody whose manager changed.
 */
export function managerCycle(
  spans: readonly ManagerSpan[],
  ids: readonly number[],
  from: LocalDate,
): ManagerCycle | undefined {
  const spansOf = Map.groupBy(spans, span => span.employeeId)
  const managerOn = (id: number, date: LocalDate) =>
    spansOf.get(id)?.find(span => span.from <= date && (span.to === null || date <= span.to))?.managerId ??
    null
  const dates = new Set([from, ...spans.map(span => span.from).filter(date => date > from)])
  for (const date of [...dates].toSorted()) {
    for (const id of ids) {
      const cycle = cycleThrough(id, above => managerOn(above, date))
      if (cycle) return { date, ids: cycle }
    }
  }
  return undefined
}

function cycleThrough(id: number, managerOf: (id: number) => number | null): number[] | undefined {
  const chain = new Set<number>()
  for (let above: number | null = id; above !== null; above = managerOf(above)) {
    // An existing cycle further up is not part of this change.
    if (chain.has(above)) return above === id ? [...chain] : undefined
    chain.add(above)
  }
  return undefined
}

/** Everybody who leads the person on some day of the spans, directly or through others: only they can be in a cycle with them. */
export function everAbove(spans: readonly ManagerSpan[], id: number): Set<number> {
  const spansOf = Map.groupBy(spans, span => span.employeeId)
  const found = new Set<number>()
  const open = [id]
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const { managerId } of spansOf.get(one) ?? [])
      if (managerId !== null && !found.has(managerId)) {
        found.add(managerId)
        open.push(managerId)
      }
  return found
}
