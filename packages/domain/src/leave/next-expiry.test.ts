import { describe, expect, test } from 'vitest'
import type { LotKind } from './balance.ts'
import { nextExpiry } from './next-expiry.ts'
import type { ExpiryFacts } from './next-expiry.ts'

const lot = (
  kind: LotKind,
  remaining: number,
  validFrom: string,
  validTo: string | null,
  halfDays = remaining,
) => ({
  id: `${kind} ${validFrom}`,
  kind,
  remaining,
  halfDays,
  validFrom,
  validTo,
})
const grant = (remaining: number) => lot('GRANT', remaining, '2026-01-01', '2026-12-31')
const carried = (remaining: number) => lot('CARRY_OVER', remaining, '2026-01-01', '2026-03-31')
type Lots = ReturnType<typeof lot>[]

describe('nextExpiry (L1, L6)', () => {
  test.each<[string, Lots, Partial<ExpiryFacts>, { on: string; halfDays: number } | undefined]>([
    ['nothing held', [], {}, undefined],
    ['the year’s grant is far from its end', [grant(30)], { today: '2026-10-01' }, undefined],
    ['90 days before', [grant(30)], { today: '2026-10-02' }, { on: '2026-12-31', halfDays: 20 }],
    ['on its last day', [grant(30)], { today: '2026-12-31' }, { on: '2026-12-31', halfDays: 20 }],
    ['it is over', [grant(30)], { today: '2027-01-01' }, undefined],
    ['what can be carried over is not lost', [grant(10)], { today: '2026-12-01' }, undefined],
    [
      'half a day more than can be carried over',
      [grant(11)],
      { today: '2026-12-01' },
      { on: '2026-12-31', halfDays: 1 },
    ],
    [
      'the grant of a type without carry-over is not saved up',
      [grant(10)],
      { today: '2026-12-01', carryOverAmount: 0 },
      undefined,
    ],
    [
      'but that of a type with one day of carry-over is',
      [grant(10)],
      { today: '2026-12-01', carryOverAmount: 1 },
      { on: '2026-12-31', halfDays: 8 },
    ],
    [
      'additional days are lost without carry-over',
      [grant(10), lot('ADJUSTMENT', 4, '2026-05-01', '2026-12-31')],
      { today: '2026-12-01', carryOverAmount: 0 },
      { on: '2026-12-31', halfDays: 4 },
    ],
    [
      'somebody who leaves with the year carries nothing',
      [grant(4)],
      { today: '2026-12-01', endedOn: '2026-12-31' },
      { on: '2026-12-31', halfDays: 4 },
    ],
    [
      'carried days are lost within the year, before the grant',
      [grant(30), carried(6)],
      { today: '2026-03-01' },
      { on: '2026-03-31', halfDays: 6 },
    ],
    [
      '60 days before, for HR',
      [grant(14)],
      { today: '2026-11-01', daysAhead: 60 },
      { on: '2026-12-31', halfDays: 4 },
    ],
    ['61 days before, for HR', [grant(14)], { today: '2026-10-31', daysAhead: 60 }, undefined],
    ['carried days that are used up', [grant(30), carried(0)], { today: '2026-03-01' }, undefined],
    ['what never expires', [lot('OPENING', 9, '2026-01-01', null)], { today: '2026-12-01' }, undefined],
    ['what has not begun', [lot('GRANT', 9, '2026-12-02', '2026-12-31')], { today: '2026-12-01' }, undefined],
    [
      'several lots that end together share what is carried over',
      [grant(8), lot('ADJUSTMENT', 6, '2026-05-01', '2026-12-31')],
      { today: '2026-12-01' },
      { on: '2026-12-31', halfDays: 4 },
    ],
    [
      'what was carried over before leaves less room',
      [grant(10), lot('CARRY_OVER', 6, '2027-01-01', '2027-03-31', 6)],
      { today: '2026-12-01' },
      { on: '2026-12-31', halfDays: 6 },
    ],
    [
      'a leave year that begins in April ends in March',
      [lot('GRANT', 14, '2026-04-01', '2027-03-31')],
      { today: '2027-03-01', yearStarts: { month: 4, changes: [] } },
      { on: '2027-03-31', halfDays: 4 },
    ],
  ])('%s', (_name, lots, facts, expected) => {
    const all = {
      today: '2026-06-01',
      yearStarts: { month: 1, changes: [] },
      carryOverAmount: 5,
      expiredAmount: 90,
      endedOn: null,
    }
    expect(nextExpiry(lots, { ...all, ...facts })).toEqual(expected)
  })
})
