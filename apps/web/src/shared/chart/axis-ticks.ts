// The values on the axis of a chart: zero, then equal steps of 1, 2 or 5 that reach the highest column.

/** As many steps as are easy to read. */
const mostSteps = 4

/** `unit`: the smallest step, and the one whose multiples are round, such as an hour of minutes. */
export function axisTicks(most: number, unit = 1): readonly number[] {
  const step = roundStep(Math.max(most, 1) / unit) * unit
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

function roundStep(most: number): number {
  const least = Math.max(1, most / mostSteps)
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find(digit => digit * power >= least) ?? 10) * power
}
