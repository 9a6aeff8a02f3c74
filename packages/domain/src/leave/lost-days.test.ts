import { expect, test } from 'vitest'
import type { LeaveLot } from './balance.ts'
import { lostDays, lostDaysOf } from './lost-days.ts'

const year = { halfDays: 4, validTo: '2025-12-31' }
const rules = {
  carryOverAmount: 5,
  expiredAmount: 90,
  endedOn: null,
  yearStarts: { month: 1, changes: [] },
  carriedInto: () => 0,
}

test.each([
  ['the year goes on', year, { today: '2025-12-31' }, undefined],
  ['carried, on the last day of carried days', year, { today: '2026-03-31' }, undefined],
  ['carried days have expired', year, { today: '2026-04-01' }, { halfDays: 4, on: '2026-03-31' }],
  [
    'more than can be carried',
    { ...year, halfDays: 14 },
    { today: '2026-01-01' },
    { halfDays: 4, on: '2025-12-31' },
  ],
  [
    'more than can be carried, and carried days have expired',
    { ...year, halfDays: 14 },
    { today: '2026-04-01' },
    { halfDays: 14, on: '2026-03-31' },
  ],
  [
    'others were carried before',
    year,
    { today: '2026-01-01', carriedInto: () => 8 },
    { halfDays: 2, on: '2025-12-31' },
  ],
  [
    'nothing can be carried',
    year,
    { today: '2026-01-01', carryOverAmount: 0 },
    { halfDays: 4, on: '2025-12-31' },
  ],
  ['carried days last as long as their year', year, { today: '2026-12-31', expiredAmount: 0 }, undefined],
  ['and are carried again', year, { today: '2027-01-01', expiredAmount: 0 }, undefined],
  [
    'the employment had ended',
    year,
    { today: '2026-01-01', endedOn: '2025-11-30' },
    { halfDays: 4, on: '2025-12-31' },
  ],
  [
    'a leave year that begins in April',
    { halfDays: 4, validTo: '2026-03-31' },
    { today: '2026-06-30', yearStarts: { month: 4, changes: [] } },
    { halfDays: 4, on: '2026-06-29' },
  ],
])('%s', (_, lot, facts, lost) => {
  expect(lostDays(lot, { ...rules, ...facts })).toEqual(lost)
})

const lot = (kind: LeaveLot['kind'], halfDays: number, validFrom: string, validTo: string): LeaveLot => ({
  id: kind,
  kind,
  halfDays,
  validFrom,
  validTo,
})
const given = { lots: [lot('ADJUSTMENT', 4, '2025-06-01', '2025-12-31')], entries: [] }

test.each([
  ['were carried into the next year', [lot('CARRY_OVER', 8, '2026-01-01', '2026-03-31')], 2],
  ['were carried into another year', [lot('CARRY_OVER', 8, '2025-01-01', '2025-03-31')], undefined],
  ['are of the next year itself', [lot('GRANT', 8, '2026-01-01', '2026-12-31')], undefined],
])('of an adjustment, when other days %s', (_, lots, halfDays) => {
  const lost = lostDaysOf(given, { lots, entries: [] }, { ...rules, today: '2026-01-01' })
  expect(lost).toEqual(halfDays && { halfDays, on: '2025-12-31' })
})

test('an adjustment that takes days loses none', () => {
  expect(lostDaysOf({ lots: [], entries: [] }, given, { ...rules, today: '2026-01-01' })).toBeUndefined()
})
