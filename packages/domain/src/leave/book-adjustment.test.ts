import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaveBalance } from './balance.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { Adjustment, Ledger } from './book-adjustment.ts'

const year = { year: 2026, from: '2026-01-01', to: '2026-12-31' }
const lot = (id: string, halfDays: number, validFrom: string, validTo: string | null) => ({
  id,
  kind: 'GRANT' as const,
  halfDays,
  validFrom,
  validTo,
})
const ledger: Ledger = {
  lots: [
    lot('year', 10, '2026-01-01', '2026-12-31'),
    lot('carried', 4, '2026-01-01', '2026-03-31'),
    lot('later', 6, '2026-07-01', '2026-12-31'),
  ],
  entries: [{ lotId: 'carried', kind: 'USE', halfDays: -1, date: '2026-02-02' }],
}
const adjustment = (halfDays: number, date: string, kind: Adjustment['kind'] = 'ADJUSTMENT') => ({
  id: 'new',
  halfDays,
  date,
  kind,
})

describe('giving', () => {
  test.each(['ADJUSTMENT', 'OPENING'] as const)(
    '%s is a lot from its date to the end of the leave year',
    kind => {
      expect(bookAdjustment(ledger, adjustment(3, '2026-03-10', kind), year)).toEqual({
        lots: [{ id: 'new', kind, halfDays: 3, validFrom: '2026-03-10', validTo: '2026-12-31' }],
        entries: [],
      })
    },
  )
})

describe('taking', () => {
  test.each([
    ['from the lot that expires first', -2, '2026-03-10', { carried: -2 }],
    ['its last half day', -3, '2026-03-10', { carried: -3 }],
    ['then from the next', -4, '2026-03-10', { carried: -3, year: -1 }],
    ['all there is', -13, '2026-03-10', { carried: -3, year: -10 }],
    ['more than there is', -14, '2026-03-10', undefined],
    ['after the carried days are gone', -11, '2026-04-01', undefined],
    ['what begins later counts later', -16, '2026-07-01', { later: -6, year: -10 }],
  ] as const)('%s', (_, halfDays, date, expected) => {
    const booked = bookAdjustment(ledger, adjustment(halfDays, date), year)
    const taken = booked && Object.fromEntries(booked.entries.map(entry => [entry.lotId, entry.halfDays]))
    expect(taken).toEqual(expected)
    expect(booked?.lots ?? []).toEqual([])
  })

  test('nothing is below zero, and the balance moves by exactly what was asked', () => {
    const some = fc.integer({ min: -20, max: 20 }).filter(halfDays => halfDays !== 0)
    const date = fc.constantFrom('2026-01-01', '2026-03-31', '2026-04-01', '2026-09-09', '2026-12-31')
    fc.assert(
      fc.property(fc.array(fc.tuple(some, date), { maxLength: 12 }), rows => {
        let now = ledger
        rows.forEach(([halfDays, on], index) => {
          const booked = bookAdjustment(now, { ...adjustment(halfDays, on), id: `n${index}` }, year)
          const before = leaveBalance(now.lots, now.entries, on)
          if (booked === undefined) {
            expect(before.available).toBeLessThan(-halfDays)
            return
          }
          now = { lots: [...now.lots, ...booked.lots], entries: [...now.entries, ...booked.entries] }
          const after = leaveBalance(now.lots, now.entries, on)
          expect(after.available).toBe(before.available + halfDays)
          expect(after.available).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })
})
