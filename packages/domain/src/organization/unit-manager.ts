// Who leads the people of a unit: its manager, or the nearest one above (P9). Proposed as line manager of a new employee.
type Unit<Manager> = {
  readonly id: string
  readonly manager: Manager | null
  readonly children: readonly Unit<Manager>[]
}

/** Null if nobody leads the unit or one above it, or for an unknown unit. */
export function unitManager<Manager>(units: readonly Unit<Manager>[], unitId: string): Manager | null {
  return below(units, unitId, null) ?? null
}

/** Undefined = no such unit. */
function below<Manager>(
  units: readonly Unit<Manager>[],
  unitId: string,
  above: Manager | null,
): Manager | null | undefined {
  for (const { id, manager, children } of units) {
    const nearest = manager ?? above
    if (id === unitId) return nearest
    const found = below(children, unitId, nearest)
    if (found !== undefined) return found
  }
  return undefined
}
