import { describe, expect, it } from 'vitest'
import { yearDays, yearsSince } from './celebration.ts'

describe('yearDays', () => {
  it.each([
    ['within a month', '2026-03-01', 2, { '03-01': '2026-03-01', '03-02': '2026-03-02' }],
    ['over the new year', '2026-12-31', 2, { '12-31': '2026-12-31', '01-01': '2027-01-01' }],
    ['no day', '2026-03-01', 0, {}],
    [
      '29 February on the 28th of a common year',
      '2027-02-28',
      1,
      { '02-28': '2027-02-28', '02-29': '2027-02-28' },
    ],
    [
      '29 February on its own day of a leap year',
      '2028-02-28',
      2,
      { '02-28': '2028-02-28', '02-29': '2028-02-29' },
    ],
    ['the 28th of a leap year alone', '2028-02-28', 1, { '02-28': '2028-02-28' }],
    ['1 March does not bring 29 February back', '2027-03-01', 1, { '03-01': '2027-03-01' }],
  ])('%s', (_, from, count, days) => {
    expect(Object.fromEntries(yearDays(from, count))).toEqual(days)
  })
})

it('yearsSince counts the years of the dates', () => {
  expect(yearsSince('2021-12-31', '2026-01-01')).toBe(5)
  expect(yearsSince('2026-03-02', '2026-03-02')).toBe(0)
})
