import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfYear, changedAmounts } from './amount-of-year.ts'

const planned = { first: 15, dated: [{ year: 2027, amount: 18 }] }

test.each([
  [2025, 15],
  [2026, 15],
  [2027, 18],
  [2030, 18],
])('in %i: %i days', (year, days) => expect(amountOfYear(planned, year)).toBe(days))

test.each<[string, { year: number; amount: number }, readonly { year: number; amount: number }[]]>([
  [
    'from a year before the plan: the plan stays',
    { year: 2026, amount: 16 },
    [{ year: 2026, amount: 16 }, ...planned.dated],
  ],
  ['from the year of the plan: instead of it', { year: 2027, amount: 20 }, [{ year: 2027, amount: 20 }]],
  ['the plan is taken back', { year: 2027, amount: 15 }, []],
  ['from a year after it', { year: 2028, amount: 15 }, [...planned.dated, { year: 2028, amount: 15 }]],
  ['what it is already', { year: 2026, amount: 15 }, planned.dated],
  ['earlier to what was planned: one change', { year: 2026, amount: 18 }, [{ year: 2026, amount: 18 }]],
])('%s', (_name, change, dated) => expect(changedAmounts(planned, change)).toEqual(dated))

test('a change applies from its year until the next one and leaves earlier years alone', () => {
  const year = fc.integer({ min: 2020, max: 2030 })
  const change = fc.record({ year, amount: fc.integer({ min: 0, max: 365 }) })
  fc.assert(
    fc.property(fc.array(change), change, year, (changes, last, asked) => {
      const before = changes.reduce((amounts, one) => ({ ...amounts, dated: changedAmounts(amounts, one) }), {
        first: 15,
        dated: [] as readonly { year: number; amount: number }[],
      })
      const after = { ...before, dated: changedAmounts(before, last) }
      expect(amountOfYear(after, last.year)).toBe(last.amount)
      const next = before.dated.find(one => one.year > last.year)?.year ?? Infinity
      const isChanged = asked >= last.year && asked < next
      expect(amountOfYear(after, asked)).toBe(isChanged ? last.amount : amountOfYear(before, asked))
    }),
  )
})
