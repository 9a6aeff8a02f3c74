import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidayOn } from './day-plan.ts'
import { holidayInYear } from './holiday-in-year.ts'
import { addDays } from './local-date.ts'

const once = { from: '2026-04-14', to: '2026-04-16', yearly: false }
const yearly = { from: '2024-12-02', to: '2024-12-02', yearly: true }

test.each([
  ['once, in its year', once, 2026, '2026-04-14', '2026-04-16'],
  [
    'once, over New Year, seen from both',
    { ...once, from: '2025-12-30', to: '2026-01-02' },
    2026,
    '2025-12-30',
    '2026-01-02',
  ],
  ['yearly, in its first year', yearly, 2024, '2024-12-02', '2024-12-02'],
  ['yearly, later', yearly, 2031, '2031-12-02', '2031-12-02'],
  [
    'yearly on 29 February',
    { from: '2024-02-29', to: '2024-02-29', yearly: true },
    2026,
    '2026-02-28',
    '2026-02-28',
  ],
])('%s', (_, holiday, year, from, to) => expect(holidayInYear(holiday, year)).toEqual({ from, to }))

test.each([
  ['once, another year', once, 2027],
  ['yearly, before its first year', yearly, 2023],
])('%s: not at all', (_, holiday, year) => expect(holidayInYear(holiday, year)).toBeUndefined())

test('each day it names is one on which the holiday is', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map(days => addDays('2024-01-01', days))
  fc.assert(
    fc.property(
      day,
      fc.nat(10),
      fc.boolean(),
      fc.integer({ min: 2024, max: 2032 }),
      (from, length, isYearly, year) => {
        const holiday = { from, to: addDays(from, length), yearly: isYearly, name: '', nameLo: '' }
        const dates = holidayInYear(holiday, year)
        for (let date = dates?.from ?? ''; dates && date <= dates.to; date = addDays(date, 1))
          expect(holidayOn([holiday], date)).toBe(holiday)
      },
    ),
  )
})
