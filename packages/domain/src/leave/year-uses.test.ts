import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { allocateLots } from './allocate-lots.ts'
import { remainingLots } from './balance.ts'
import type { EntryKind, LeaveEntry, LeaveLot, LotKind } from './balance.ts'
import type { HalfDay } from './leave-days.ts'
import type { YearStarts } from './leave-year.ts'
import { yearUses } from './year-uses.ts'
import type { PaidDay } from './year-uses.ts'

const lot = (
  id: string,
  kind: LotKind,
  halfDays: number,
  validFrom: string,
  validTo: string | null,
): LeaveLot => ({ id, kind, halfDays, validFrom, validTo })
const entry = (lotId: string, kind: EntryKind, halfDays: number, date: string): LeaveEntry => ({
  lotId,
  kind,
  halfDays,
  date,
})
const pays = (lotId: string | null, ...dates: string[]): PaidDay[] =>
  dates.map(date => ({ date, lotId, halfDays: 2 }))

const carried = lot('carried', 'CARRY_OVER', 4, '2026-01-01', '2026-03-31')
const grant = lot('2026', 'GRANT', 30, '2026-01-01', '2026-12-31')
const nextGrant = lot('2027', 'GRANT', 28, '2027-01-01', '2027-12-31')
const later = lot('later', 'ADJUSTMENT', 6, '2026-06-02', '2026-12-31')
const openEnded = lot('open-ended', 'OPENING', 9, '2020-01-01', null)
const lots = [grant, nextGrant, carried]

type Row = readonly [
  string,
  readonly [string, string],
  PaidDay[],
  Partial<{ lots: LeaveLot[]; entries: LeaveEntry[]; yearStarts: YearStarts }>,
  unknown[],
]

/** year: before -> after, then kind taken of before. */
const brief = (...[, [from, to], paid, ledger]: Row) =>
  yearUses({ from, to }, paid, { lots, entries: [], yearStarts: { month: 1, changes: [] }, ...ledger }).map(
    year => [
      `${year.from}: ${year.before} -> ${year.after}`,
      ...year.lots.map(({ kind, taken, before, after }) => `${kind} ${taken} of ${before}, ${after} left`),
    ],
  )

describe('yearUses (L5)', () => {
  test.each<Row>([
    [
      'one lot',
      ['2026-05-04', '2026-05-05'],
      pays('2026', '2026-05-04', '2026-05-05'),
      {},
      [['2026-01-01: 30 -> 26', 'GRANT 4 of 30, 26 left']],
    ],
    [
      'what expires first comes first, also on its last day',
      ['2026-03-30', '2026-04-01'],
      [...pays('carried', '2026-03-30', '2026-03-31'), ...pays('2026', '2026-04-01')],
      {},
      [['2026-01-01: 34 -> 28', 'CARRY_OVER 4 of 4, 0 left', 'GRANT 2 of 30, 28 left']],
    ],
    [
      'nothing is left of an expired lot',
      ['2026-04-01', '2026-04-01'],
      pays('2026', '2026-04-01'),
      {},
      [['2026-01-01: 30 -> 28', 'GRANT 2 of 30, 28 left']],
    ],
    [
      'over New Year each year by itself',
      ['2026-12-31', '2027-01-01'],
      [...pays('2026', '2026-12-31'), ...pays('2027', '2027-01-01')],
      {},
      [
        ['2026-01-01: 30 -> 28', 'GRANT 2 of 30, 28 left'],
        ['2027-01-01: 28 -> 26', 'GRANT 2 of 28, 26 left'],
      ],
    ],
    [
      'a leave year that begins in April',
      ['2026-03-31', '2026-04-01'],
      [...pays('carried', '2026-03-31'), ...pays('2026', '2026-04-01')],
      { yearStarts: { month: 4, changes: [] } },
      [
        ['2025-04-01: 34 -> 32', 'CARRY_OVER 2 of 4, 2 left'],
        ['2026-04-01: 30 -> 28', 'GRANT 2 of 30, 28 left'],
      ],
    ],
    [
      'a lot that begins within the request pays from then on',
      ['2026-06-01', '2026-06-02'],
      [...pays('2026', '2026-06-01'), ...pays('later', '2026-06-02')],
      { lots: [grant, later] },
      [['2026-01-01: 36 -> 32', 'ADJUSTMENT 2 of 6, 4 left', 'GRANT 2 of 30, 28 left']],
    ],
    [
      'what never expires pays last',
      ['2026-05-04', '2026-05-05'],
      [...pays('2026', '2026-05-04'), ...pays('open-ended', '2026-05-05')],
      { lots: [openEnded, { ...grant, halfDays: 2 }] },
      [['2026-01-01: 11 -> 7', 'GRANT 2 of 2, 0 left', 'OPENING 2 of 9, 7 left']],
    ],
    [
      'what others have taken is gone',
      ['2026-05-04', '2026-05-04'],
      pays('2026', '2026-05-04'),
      { entries: [entry('2026', 'USE', -10, '2026-02-02'), entry('2026', 'RELEASE', 2, '2026-02-02')] },
      [['2026-01-01: 22 -> 20', 'GRANT 2 of 22, 20 left']],
    ],
    [
      'decided after its lot was settled: what expired later was there on its days',
      ['2026-03-31', '2026-04-01'],
      [...pays('carried', '2026-03-31'), ...pays('2026', '2026-04-01')],
      { entries: [entry('carried', 'EXPIRY', -2, '2026-04-01')] },
      [['2026-01-01: 34 -> 30', 'CARRY_OVER 2 of 4, 2 left', 'GRANT 2 of 30, 28 left']],
    ],
    [
      'expired before its first day is gone',
      ['2026-05-04', '2026-05-04'],
      pays('open-ended', '2026-05-04'),
      { lots: [openEnded], entries: [entry('open-ended', 'EXPIRY', -5, '2026-05-04')] },
      [['2026-01-01: 4 -> 2', 'OPENING 2 of 4, 2 left']],
    ],
    [
      'more than there is: below zero',
      ['2026-05-04', '2026-05-05'],
      [...pays('2026', '2026-05-04'), ...pays(null, '2026-05-05')],
      { lots: [{ ...grant, halfDays: 2 }] },
      [['2026-01-01: 2 -> -2', 'GRANT 2 of 2, 0 left']],
    ],
    [
      'nothing counts in the second year',
      ['2026-12-31', '2027-01-02'],
      pays('2026', '2026-12-31'),
      {},
      [['2026-01-01: 30 -> 28', 'GRANT 2 of 30, 28 left'], ['2027-01-01: 28 -> 28']],
    ],
  ])('%s', (...row) => expect(brief(...row)).toEqual(row[4]))

  test('what each year loses is what counts in it, paid by its lots when there is enough', () => {
    const amount = fc.integer({ min: 0, max: 12 })
    const start = fc.integer({ min: 0, max: 40 }).map(days => addDays('2026-12-01', days))
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        start,
        fc.integer({ min: 0, max: 20 }),
        (old, own, next, from, length) => {
          const held = [
            lot('old', 'CARRY_OVER', old, '2026-01-01', '2026-12-10'),
            lot('own', 'GRANT', own, '2026-01-01', '2026-12-31'),
            lot('next', 'GRANT', next, '2027-01-01', '2027-12-31'),
          ]
          const days: HalfDay[] = Array.from({ length: length + 1 }, (_, index) => ({
            date: addDays(from, index),
            half: 'AM',
            counted: true,
            reason: null,
          }))
          const { allocations } = allocateLots(remainingLots(held, []), days)
          const lotOf = new Map(allocations.map(({ date, lotId }) => [date, lotId]))
          const paid = days.map(({ date }) => ({ date, lotId: lotOf.get(date) ?? null, halfDays: 1 }))
          const range = { from, to: addDays(from, length) }
          for (const year of yearUses(range, paid, {
            lots: held,
            entries: [],
            yearStarts: { month: 1, changes: [] },
          })) {
            const counted = days.filter(({ date }) => year.from <= date && date <= year.to).length
            expect(year.before - year.after).toBe(counted)
            const taken = year.lots.reduce((sum, one) => sum + one.taken, 0)
            expect(taken).toBeLessThanOrEqual(counted)
            if (allocations.length === days.length) expect(taken).toBe(counted)
            for (const { before, after } of year.lots) {
              expect(after).toBeGreaterThanOrEqual(0)
              expect(before).toBeGreaterThan(after)
            }
          }
        },
      ),
    )
  })
})
