import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandAmount } from './penalty.ts'
import { seededRates } from './penalty-table.ts'
import { rateRowsRefusal } from './rate-rows-refusal.ts'

const row = (minTime: number, maxTime: number, amount: number) => ({ minTime, maxTime, amount })

test.each([
  ['no band', [], { code: 'RATE_ROWS_EMPTY', row: 0 }],
  ['one band', [row(1, 90, 5)], undefined],
  ['begins at 2', [row(2, 90, 5)], { code: 'RATE_ROWS_GAP', row: 0 }],
  ['a minute is missing', [row(1, 15, 5), row(17, 30, 6)], { code: 'RATE_ROWS_GAP', row: 1 }],
  ['a minute stands twice', [row(1, 15, 5), row(15, 30, 6)], { code: 'RATE_ROWS_GAP', row: 1 }],
  ['ends before it begins', [row(1, 0, 5)], { code: 'RATE_ROWS_GAP', row: 0 }],
  ['the same amount twice', [row(1, 15, 5), row(16, 30, 5)], undefined],
  ['cheaper when later', [row(1, 15, 5), row(16, 30, 4)], { code: 'RATE_ROWS_CHEAPER', row: 1 }],
  ['less than nothing', [row(1, 15, -1)], { code: 'RATE_ROWS_CHEAPER', row: 0 }],
])('a penalty table: %s', (_, rows, expected) => expect(rateRowsRefusal(rows)).toEqual(expected))

test('the seeded tables are accepted', () =>
  expect(seededRates.filter(({ rows }) => rateRowsRefusal(rows))).toEqual([]))

test('in an accepted table nobody pays less for being later', () => {
  const step = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 50_000 }))
  const minutes = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), minutes, minutes, (steps, one, other) => {
      let [last, amount] = [0, 0]
      const rows = steps.map(([length, more]) => {
        const band = {
          timeIn: '08:31',
          toTime: '17:30',
          minTime: last + 1,
          maxTime: (last += length),
          amount: (amount += more),
        }
        return band
      })
      expect(rateRowsRefusal(rows)).toBeUndefined()
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(Number(bandAmount(rows, less))).toBeLessThanOrEqual(Number(bandAmount(rows, more)))
    }),
  )
})
