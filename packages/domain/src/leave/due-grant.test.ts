import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { dueGrant } from './due-grant.ts'
import { leaveYear } from './leave-year.ts'
import { yearlyGrant } from './pro-rata.ts'

const year = leaveYear('2026-03-02', { month: 1, changes: [] })
const grant = { granted: 30, isMoved: false, year }
const amounts = { first: 15, dated: [] }
/** From this year on. */
const ten = { first: 18, dated: [{ year: 2026, amount: 10 }] }

test.each<[string, Partial<typeof grant>, typeof ten, string, string | null, number]>([
  ['goes on', {}, amounts, '2020-01-01', null, 30],
  ['ends after five months of twelve', {}, amounts, '2020-01-01', '2026-05-31', 12],
  ['ends before the 15th: that month does not count', {}, amounts, '2020-01-01', '2026-05-14', 10],
  ['ends on the 15th: it does', {}, amounts, '2020-01-01', '2026-05-15', 12],
  ['ended before the year: nothing', {}, amounts, '2020-01-01', '2025-12-31', 0],
  ['joined within the year too', { granted: 15 }, amounts, '2026-07-01', '2026-09-30', 7],
  ['granted with the end in sight, goes on after all', { granted: 12 }, amounts, '2020-01-01', null, 30],
  [
    'granted before amounts were dated, from a larger one: that one is pro-rated',
    { granted: 36 },
    { first: 10, dated: [] },
    '2020-01-01',
    '2026-06-30',
    18,
  ],
  [
    'the grant followed another amount as far as it could',
    { granted: 36, isMoved: true },
    { first: 10, dated: [] },
    '2020-01-01',
    '2026-06-30',
    10,
  ],
  [
    'the amount became smaller when all of it was used, so that nothing could follow',
    { granted: 36 },
    ten,
    '2020-01-01',
    '2026-06-30',
    10,
  ],
])('%s', (_name, changed, of, startedOn, endedOn, expected) => {
  expect(dueGrant({ ...grant, ...changed }, { amounts: of, proRata: true }, { startedOn, endedOn })).toBe(
    expected,
  )
})

test('whatever is granted for one end: for another it is what a grant for that one would be', () => {
  const end = fc.option(
    fc.integer({ min: 0, max: 500 }).map(days => addDays('2025-11-01', days)),
    { nil: null },
  )
  fc.assert(
    fc.property(
      end,
      end,
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (before, endedOn, amountDays, proRata) => {
        const startedOn = '2025-10-01'
        const granted = yearlyGrant({ amountDays, proRata, year, startedOn, endedOn: before })
        const type = { amounts: { first: amountDays, dated: [] }, proRata }
        const due = dueGrant({ ...grant, granted }, type, { startedOn, endedOn })
        expect(due).toBe(yearlyGrant({ amountDays, proRata, year, startedOn, endedOn }))
      },
    ),
  )
})
