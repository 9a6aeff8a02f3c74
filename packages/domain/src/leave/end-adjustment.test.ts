import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { endAdjustment } from './end-adjustment.ts'
import { leaveYear, yearlyGrant } from './pro-rata.ts'

const year = leaveYear('2026-03-02', 1)
const lot = { halfDays: 30, isOfAmount: false, adjusted: 0, amountDays: 15, year }

test.each<[string, Partial<typeof lot>, string, string | null, number]>([
  ['goes on: nothing', {}, '2020-01-01', null, 0],
  ['ends after five months of twelve', {}, '2020-01-01', '2026-05-31', 12 - 30],
  ['ends before the 15th: that month does not count', {}, '2020-01-01', '2026-05-14', 10 - 30],
  ['ends on the 15th: it does', {}, '2020-01-01', '2026-05-15', 12 - 30],
  ['ended before the year: all of it', {}, '2020-01-01', '2025-12-31', -30],
  ['joined within the year too', { halfDays: 15 }, '2026-07-01', '2026-09-30', 7 - 15],
  ['was adjusted already: nothing more', { adjusted: -18 }, '2020-01-01', '2026-05-31', 0],
  ['goes on after all: what was taken comes back', { adjusted: -18 }, '2020-01-01', null, 18],
  ['was granted with the end in sight', { halfDays: 12 }, '2020-01-01', '2026-05-31', 0],
  [
    'the type was larger then: what was granted is pro-rated',
    { amountDays: 10, halfDays: 36 },
    '2020-01-01',
    '2026-06-30',
    -18,
  ],
  [
    'the type became larger since, and the grant followed as far as it could',
    { amountDays: 10, halfDays: 36, isOfAmount: true },
    '2020-01-01',
    '2026-06-30',
    10 - 36,
  ],
])('%s', (_name, changed, startedOn, endedOn, expected) => {
  expect(endAdjustment({ ...lot, ...changed }, { startedOn, endedOn })).toBe(expected)
})

test('however often the end moves: the lot is worth what a grant for that end would be', () => {
  const end = fc.option(
    fc.integer({ min: 0, max: 500 }).map(days => addDays('2025-11-01', days)),
    { nil: null },
  )
  fc.assert(
    fc.property(
      fc.array(end, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 60 }),
      (ends, amountDays) => {
        const startedOn = '2025-10-01'
        const halfDays = yearlyGrant({ amountDays, year, startedOn, endedOn: null })
        let adjusted = 0
        for (const endedOn of ends) {
          adjusted += endAdjustment(
            { halfDays, isOfAmount: false, adjusted, amountDays, year },
            { startedOn, endedOn },
          )
          expect(halfDays + adjusted).toBe(yearlyGrant({ amountDays, year, startedOn, endedOn }))
          expect(halfDays + adjusted).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
