import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './local-date.ts'
import { attendancePeriod, attendancePeriods } from './attendance-period.ts'

describe('the period of a date (A13)', () => {
  test.each([
    ['2026-03-20', '2026-02-21', '2026-03-20'],
    ['2026-03-21', '2026-03-21', '2026-04-20'],
    ['2026-03-31', '2026-03-21', '2026-04-20'],
    ['2026-12-31', '2026-12-21', '2027-01-20'],
    ['2027-01-20', '2026-12-21', '2027-01-20'],
    ['2028-02-29', '2028-02-21', '2028-03-20'],
  ])('%s', (date, from, to) => expect(attendancePeriod(date)).toEqual({ from, to }))

  test('every date is in exactly the one it names, and they follow each other', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('2000-01-01', days))
    fc.assert(
      fc.property(day, date => {
        const { from, to } = attendancePeriod(date)
        expect(from <= date && date <= to).toBe(true)
        expect(attendancePeriod(from)).toEqual({ from, to })
        expect(attendancePeriod(to)).toEqual({ from, to })
        expect(attendancePeriod(addDays(to, 1)).from).toBe(addDays(to, 1))
      }),
    )
  })
})

test.each([
  ['one day', '2026-03-20', '2026-03-20', ['2026-02-21']],
  ['over the border', '2026-03-20', '2026-03-21', ['2026-02-21', '2026-03-21']],
  ['two months and over New Year', '2026-11-30', '2027-01-21', ['2026-11-21', '2026-12-21', '2027-01-21']],
  ['backwards', '2026-05-01', '2026-03-01', []],
])('the periods of a range: %s', (_, from, to, starts) =>
  expect(attendancePeriods({ from, to }).map(period => period.from)).toEqual(starts),
)
