import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaveBalance } from './balance.ts'
import { ledgerLines } from './ledger-lines.ts'
import type { LedgerEntry, LedgerLot } from './ledger-lines.ts'

const until = '2026-12-31'
const lot = (id: string, halfDays: number, more: Partial<LedgerLot> = {}): LedgerLot => ({
  id,
  kind: 'GRANT',
  halfDays,
  validFrom: '2026-01-01',
  validTo: until,
  reason: '',
  adjustmentId: null,
  ...more,
})
const entry = (
  lotId: string,
  halfDays: number,
  date: string,
  more: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  lotId,
  kind: 'USE',
  halfDays,
  date,
  requestId: 'one',
  requestStatus: 'APPROVED',
  reason: '',
  adjustmentId: null,
  ...more,
})
const short = (lots: readonly LedgerLot[], entries: readonly LedgerEntry[]) =>
  ledgerLines(lots, entries, until).map(({ date, kind, halfDays, balance }) => [
    date,
    kind,
    halfDays,
    balance,
  ])

describe('ledgerLines (L11)', () => {
  test('runs through the year: grant, carried days, leave, their expiry', () => {
    const carried = lot('carried', 6, { kind: 'CARRY_OVER', validTo: '2026-03-31' })
    const entries = [entry('carried', -2, '2026-02-02'), entry('carried', -2, '2026-02-03')]
    expect(short([lot('grant', 30), carried], entries)).toEqual([
      ['2026-01-01', 'GRANT', 30, 30],
      ['2026-01-01', 'CARRY_OVER', 6, 36],
      ['2026-02-02', 'USE', -4, 32],
      ['2026-04-01', 'EXPIRY', -2, 30],
    ])
  })

  test('days given for the last day alone are of this year, from the day after of the next', () => {
    const given = (validFrom: string) => lot('given', 2, { kind: 'ADJUSTMENT', validFrom, validTo: null })
    expect(short([given('2026-12-31')], [])).toEqual([['2026-12-31', 'ADJUSTMENT', 2, 2]])
    expect(short([given('2027-01-01')], [])).toEqual([])
  })

  test('a booked expiry is not counted twice', () => {
    const carried = lot('carried', 6, { kind: 'CARRY_OVER', validTo: '2026-03-31' })
    const booked = entry('carried', -6, '2026-04-01', { kind: 'EXPIRY', requestId: null })
    expect(short([carried], [booked])).toEqual([
      ['2026-01-01', 'CARRY_OVER', 6, 6],
      ['2026-04-01', 'EXPIRY', -6, 0],
    ])
  })

  test('returned leave is left out, pending leave is marked', () => {
    const entries = [
      entry('grant', -2, '2026-05-04', { requestStatus: 'CANCELLED' }),
      entry('grant', 2, '2026-05-04', { kind: 'RELEASE', requestStatus: 'CANCELLED' }),
      entry('grant', -1, '2026-06-01', { requestId: 'two', requestStatus: 'PENDING' }),
    ]
    const lines = ledgerLines([lot('grant', 30)], entries, until)
    expect(lines.map(({ requestId, isPending }) => [requestId, isPending])).toEqual([
      [null, false],
      ['two', true],
    ])
  })

  test('moved leave is listed at its new first day', () => {
    const entries = [
      entry('grant', -2, '2026-05-04'),
      entry('grant', 2, '2026-05-04', { kind: 'RELEASE' }),
      entry('grant', -1, '2026-06-09'),
      entry('grant', -2, '2026-06-08'),
    ]
    expect(short([lot('grant', 30)], entries)).toEqual([
      ['2026-01-01', 'GRANT', 30, 30],
      ['2026-06-08', 'USE', -3, 27],
    ])
  })

  test('lots that begin later are of another year', () => {
    expect(short([lot('next', 30, { validFrom: '2027-01-01', validTo: '2027-12-31' })], [])).toEqual([])
  })

  test('ends with what is available on the last day, whatever happened', () => {
    const date = fc
      .integer({ min: 1, max: 28 })
      .map(day => `2026-0${(day % 9) + 1}-${String(day).padStart(2, '0')}`)
    const lots = fc.array(
      fc.record({
        halfDays: fc.nat(60),
        kind: fc.constantFrom('GRANT', 'CARRY_OVER', 'ADJUSTMENT', 'OPENING'),
        validTo: fc.constantFrom(null, until, '2026-03-31'),
      }),
      { minLength: 1, maxLength: 4 },
    )
    const entries = fc.array(
      fc.record({
        lot: fc.nat(3),
        halfDays: fc.integer({ min: -10, max: 10 }),
        date,
        kind: fc.constantFrom('USE', 'RELEASE', 'ADJUSTMENT', 'EXPIRY', 'CARRY_OUT'),
        requestId: fc.constantFrom('one', 'two'),
        requestStatus: fc.constantFrom('PENDING', 'APPROVED'),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(lots, entries, (given, more) => {
        const all = given.map((facts, index) => lot(String(index), facts.halfDays, facts))
        const own = more.map(({ lot: index, ...facts }) =>
          entry(String(index % given.length), facts.halfDays, facts.date, facts),
        )
        const last = ledgerLines(all, own, until).at(-1)
        expect(last?.balance ?? 0).toBe(leaveBalance(all, own, until).available)
      }),
    )
  })
})
