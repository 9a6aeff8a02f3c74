import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustedBalance } from './adjusted-balance.ts'
import { leaveBalance } from './balance.ts'
import { bookAdjustment } from './book-adjustment.ts'

test.each([
  ['added days', 22, 3, { before: 22, after: 25, isEnough: true }],
  ['deducted days', 22, -3, { before: 22, after: 19, isEnough: true }],
  ['all there are', 22, -22, { before: 22, after: 0, isEnough: true }],
  ['one half day too many', 22, -23, { before: 22, after: -1, isEnough: false }],
])('%s', (_, available, halfDays, expected) => {
  expect(adjustedBalance(available, halfDays)).toEqual(expected)
})

test('shows what booking the adjustment makes of the balance on its date', () => {
  const lot = (id: string, halfDays: number, validFrom: string, validTo: string) => {
    return { id, kind: 'GRANT' as const, halfDays, validFrom, validTo }
  }
  const size = fc.integer({ min: 0, max: 8 })
  const asked = fc.integer({ min: -20, max: 20 }).filter(halfDays => halfDays !== 0)
  const dates = fc.constantFrom('2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31')
  fc.assert(
    fc.property(size, size, asked, dates, (year, carried, halfDays, date) => {
      const lots = [
        lot('year', year, '2026-01-01', '2026-12-31'),
        lot('carried', carried, '2026-01-01', '2026-03-31'),
      ]
      const { available } = leaveBalance(lots, [], date)
      const shown = adjustedBalance(available, halfDays)
      const adjustment = { id: 'new', halfDays, date, kind: 'ADJUSTMENT' as const }
      const booked = bookAdjustment({ lots, entries: [] }, adjustment, { to: '2026-12-31' })
      expect(shown.isEnough).toBe(booked !== undefined)
      if (booked)
        expect(shown.after).toBe(leaveBalance([...lots, ...booked.lots], booked.entries, date).available)
    }),
  )
})
