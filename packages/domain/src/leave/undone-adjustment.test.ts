import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaveBalance, remainingLots } from './balance.ts'
import { bookAdjustment } from './book-adjustment.ts'
import type { Ledger } from './book-adjustment.ts'
import { undoneAdjustment } from './undone-adjustment.ts'

const lot = (id: string, halfDays: number, validTo = '2026-12-31') => {
  return { id, kind: 'GRANT' as const, halfDays, validFrom: '2026-01-01', validTo }
}
const used = (lotId: string, halfDays: number) => {
  return { lotId, kind: 'USE' as const, halfDays: 0 - halfDays, date: '2026-05-05' }
}
const entry = (lotId: string, halfDays: number, date = '2026-03-10') => ({ lotId, halfDays, date })
const date = '2026-03-10'
const today = '2026-06-01'
const added = { date, lot: { id: 'added', halfDays: 6 }, entries: [] }
const result = (ledger: Ledger, made: Parameters<typeof undoneAdjustment>[1], on = today) => {
  const undone = undoneAdjustment(ledger, made, on)
  return typeof undone === 'string' ? undone : undone.map(({ lotId, halfDays }) => [lotId, halfDays])
}

describe('added days', () => {
  const lots = [lot('year', 4), lot('added', 6)]
  test.each([
    ['nothing used', [], [['added', -6]]],
    [
      'one used: the rest comes from the others',
      [used('added', 1)],
      [
        ['added', -5],
        ['year', -1],
      ],
    ],
    ['all used', [used('added', 6)], 'ADJUSTMENT_USED'],
    [
      'as many left as were added',
      [used('added', 4)],
      [
        ['added', -2],
        ['year', -4],
      ],
    ],
    ['one too few left', [used('added', 4), used('year', 1)], 'ADJUSTMENT_USED'],
  ])('%s', (_, entries, expected) => {
    expect(result({ lots, entries }, added)).toEqual(expected)
  })

  test('stay once their last day is over', () => {
    const ended = { lots: [lot('added', 6, today)], entries: [] }
    expect(result(ended, added, today)).toEqual([['added', -6]])
    expect(result(ended, added, '2026-06-02')).toBe('ADJUSTMENT_ENDED')
  })
})

describe('deducted days', () => {
  const made = { date, lot: undefined, entries: [entry('carried', -3), entry('year', -1)] }
  const ledgerUntil = (validTo: string): Ledger => ({
    lots: [lot('year', 4), lot('carried', 3, validTo)],
    entries: made.entries.map(one => ({ ...one, kind: 'ADJUSTMENT' as const })),
  })
  test('return to the lots they were deducted from', () => {
    expect(result(ledgerUntil('2026-06-01'), made)).toEqual([
      ['carried', 3],
      ['year', 1],
    ])
  })
  test('stay deducted once one of these has ended', () => {
    expect(result(ledgerUntil('2026-05-31'), made)).toBe('ADJUSTMENT_ENDED')
  })
})

test('an undone adjustment leaves the balance as it was, and nothing is below zero', () => {
  const size = fc.integer({ min: 0, max: 8 })
  const asked = fc.integer({ min: -12, max: 12 }).filter(halfDays => halfDays !== 0)
  fc.assert(
    fc.property(size, size, asked, size, (year, carried, halfDays, leave) => {
      const before: Ledger = { lots: [lot('year', year), lot('carried', carried)], entries: [] }
      const adjustment = { id: 'added', halfDays, date, kind: 'ADJUSTMENT' as const }
      const booked = bookAdjustment(before, adjustment, { to: '2026-12-31' })
      if (!booked) return
      const lots = [...before.lots, ...booked.lots]
      const takes = { id: '', halfDays: -1 - leave, date: today, kind: 'ADJUSTMENT' as const }
      const taken = bookAdjustment({ lots, entries: booked.entries }, takes, { to: today })
      const entries = [...booked.entries, ...(taken?.entries ?? [])]
      const undone = undoneAdjustment(
        { lots, entries },
        { date, lot: booked.lots[0], entries: booked.entries },
        today,
      )
      const { available } = leaveBalance(lots, entries, today)
      if (typeof undone === 'string') {
        expect(available).toBeLessThan(halfDays)
        return
      }
      const all = [...entries, ...undone]
      expect(leaveBalance(lots, all, today).available).toBe(available - halfDays)
      expect(remainingLots(lots, all).every(({ remaining }) => remaining >= 0)).toBe(true)
    }),
  )
})
