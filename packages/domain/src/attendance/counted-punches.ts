// Two punches within 2 minutes count as one (A2): an arrival at the first, a departure at the last.
const togetherMs = 120_000

export type Punch = { readonly firstAt: number; readonly lastAt: number }

/** Earliest first in, earliest first out; the two minutes run from the first of a group. */
export function countedPunches(punches: readonly number[]): Punch[] {
  const counted: { firstAt: number; lastAt: number }[] = []
  for (const at of punches) {
    const group = counted.at(-1)
    if (group && at - group.firstAt <= togetherMs) group.lastAt = at
    else counted.push({ firstAt: at, lastAt: at })
  }
  return counted
}
