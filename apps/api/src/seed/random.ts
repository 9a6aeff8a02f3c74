// Seeded random numbers: the demo data is the same in every installation.

export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  /** From `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly pick: <T>(items: readonly T[]) => T
}

/** The generator "mulberry32". */
export function random(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: items => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
  }
}
