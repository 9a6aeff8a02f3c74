import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [4, 1, [0, 1, 2, 3, 4]],
  [5, 1, [0, 2, 4, 6]],
  [59, 1, [0, 20, 40, 60]],
  [1000, 1, [0, 500, 1000]],
  [90, 60, [0, 60, 120]],
  [2700, 60, [0, 1200, 2400, 3600]],
])('the axis of a highest column of %i in units of %i', (most, unit, ticks) => {
  expect(axisTicks(most, unit)).toEqual(ticks)
})

test('the axis reaches the highest column in at most four equal steps', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(1, 60), (most, unit) => {
      const ticks = axisTicks(most, unit)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect((ticks[1] ?? 0) % unit).toBe(0)
    }),
  )
})
