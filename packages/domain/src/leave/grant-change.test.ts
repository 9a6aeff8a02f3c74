import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantChange } from './grant-change.ts'

test.each([
  ['more', { granted: 30, remaining: 30, due: 36 }, { halfDays: 6, short: 0 }],
  ['more, though all is used', { granted: 30, remaining: 0, due: 36 }, { halfDays: 6, short: 0 }],
  ['the same', { granted: 30, remaining: 4, due: 30 }, { halfDays: 0, short: 0 }],
  ['less, and enough is left', { granted: 30, remaining: 10, due: 20 }, { halfDays: -10, short: 0 }],
  ['less than is left by one', { granted: 30, remaining: 9, due: 20 }, { halfDays: -9, short: 1 }],
  ['less, and all is used', { granted: 30, remaining: 0, due: 20 }, { halfDays: 0, short: 10 }],
  ['nothing any more', { granted: 30, remaining: 30, due: 0 }, { halfDays: -30, short: 0 }],
])('%s', (_name, grant, change) => expect(grantChange(grant)).toEqual(change))

test('never takes what is used, never misses what is due, and done twice does nothing more', () => {
  const halfDays = fc.integer({ min: 0, max: 730 })
  fc.assert(
    fc.property(halfDays, halfDays, halfDays, (granted, used, due) => {
      fc.pre(used <= granted)
      const grant = { granted, remaining: granted - used, due }
      const change = grantChange(grant)
      const after = { granted: granted + change.halfDays, remaining: grant.remaining + change.halfDays, due }
      expect(after.remaining).toBeGreaterThanOrEqual(0)
      expect(after.granted - change.short).toBe(due)
      expect(grantChange(after)).toEqual({ halfDays: 0, short: change.short })
    }),
  )
})
