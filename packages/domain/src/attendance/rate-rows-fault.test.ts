import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandAmount } from './penalty.ts'
import { seededRates } from './penalty-table.ts'
import { rateRowsFault } from './rate-rows-fault.ts'

const row = (minTime: number, maxTime: number, amount: number) => ({ minTime, maxTime, amount })

test.each([
  ['one band', [row(1, 90, 5)], undefined],
  ['begins at 2', [row(2, 90, 5)], { index: 0, field: 'minTime', code: 'rateGap', minute: 1 }],
  [
    'a minute is missing',
    [row(1, 15, 5), row(17, 30, 6)],
    { index: 1, field: 'minTime', code: 'rateGap', minute: 16 },
  ],
  [
    'a minute is in two bands',
    [row(1, 15, 5), row(15, 30, 6)],
    { index: 1, field: 'minTime', code: 'rateGap', minute: 16 },
  ],
  ['ends before it begins', [row(1, 0, 5)], { index: 0, field: 'maxTime', code: 'rateEnd', minute: 1 }],
  ['one minute', [row(1, 1, 5)], undefined],
  ['the same amount twice', [row(1, 15, 5), row(16, 30, 5)], undefined],
  [
    'cheaper when later',
    [row(1, 15, 5), row(16, 30, 4)],
    { index: 1, field: 'amount', code: 'rateCheaper', amount: 5 },
  ],
  ['less than nothing', [row(1, 15, -1)], { index: 0, field: 'amount', code: 'rateCheaper', amount: 0 }],
])('a penalty table: %s', (_, rows, expected) => expect(rateRowsFault(rows)).toEqual(expected))

test('the seeded tables are accepted', () =>
  expect(seededRates.filter(({ rows }) => rateRowsFault(rows))).toEqual([]))

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
      expect(rateRowsFault(rows)).toBeUndefined()
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(Number(bandAmount(rows, less))).toBeLessThanOrEqual(Number(bandAmount(rows, more)))
    }),
  )
})
