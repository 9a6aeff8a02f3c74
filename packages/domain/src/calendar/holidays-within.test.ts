import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidayOn } from './day-plan.ts'
import { holidaysWithin } from './holidays-within.ts'
import { addDays, datesFrom } from './local-date.ts'

const national = { from: '2024-12-02', to: '2024-12-02', yearly: true }
const newYear = { from: '2024-12-30', to: '2025-01-02', yearly: true }
const once = { from: '2026-04-14', to: '2026-04-16', yearly: false }

test.each([
  ['yearly, years later', [national], '2027-12-01', '2027-12-31', ['2027-12-02 2027-12-02']],
  ['yearly, before its first year', [national], '2023-12-01', '2023-12-31', []],
  ['over New Year, seen from January', [newYear], '2027-01-01', '2027-01-31', ['2026-12-30 2027-01-02']],
  [
    'twice in a span of two years',
    [national],
    '2026-01-01',
    '2027-12-31',
    ['2026-12-02 2026-12-02', '2027-12-02 2027-12-02'],
  ],
  ['its last day', [once], '2026-04-16', '2026-05-01', ['2026-04-14 2026-04-16']],
  ['the day after', [once], '2026-04-17', '2026-05-01', []],
  [
    'in their order',
    [national, once],
    '2026-01-01',
    '2026-12-31',
    ['2026-04-14 2026-04-16', '2026-12-02 2026-12-02'],
  ],
])('%s', (_, holidays, from, to, expected) => {
  expect(holidaysWithin(holidays, from, to).map(holiday => `${holiday.from} ${holiday.to}`)).toEqual(expected)
})

test('a day is in one of them exactly when it is a holiday', () => {
  const start = fc.integer({ min: 0, max: 1500 }).map(days => addDays('2024-01-01', days))
  fc.assert(
    fc.property(start, fc.nat(8), fc.boolean(), start, fc.nat(60), (from, length, yearly, begin, days) => {
      const holiday = { from, to: addDays(from, length), yearly, name: '', nameLo: '' }
      const end = addDays(begin, days)
      const found = holidaysWithin([holiday], begin, end)
      for (const date of datesFrom(begin, end))
        expect(found.some(one => one.from <= date && date <= one.to)).toBe(
          holidayOn([holiday], date) !== undefined,
        )
    }),
  )
})
