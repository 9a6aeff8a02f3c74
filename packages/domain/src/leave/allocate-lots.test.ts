import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { allocateLots, isValidOn } from './allocate-lots.ts'
import type { Lot } from './allocate-lots.ts'
import type { HalfDay } from './leave-days.ts'

const lot = (id: string, validFrom: string, validTo: string | null, remaining: number): Lot => ({
  id,
  validFrom,
  validTo,
  remaining,
})
const day = (date: string, counted = true): HalfDay[] => [
  { date, half: 'AM', counted, reason: counted ? null : 'WEEKEND' },
  { date, half: 'PM', counted, reason: counted ? null : 'WEEKEND' },
]
const carried = lot('carried', '2026-01-01', '2026-03-31', 3)
const year = lot('2026', '2026-01-01', '2026-12-31', 4)
const nextYear = lot('2027', '2027-01-01', '2027-12-31', 2)
const openEnded = lot('open-ended', '2020-01-01', null, 9)

describe('allocateLots (L5, L9)', () => {
  type Row = readonly [string, Lot[], HalfDay[], string[], string | undefined]
  test.each<Row>([
    ['nothing counted', [year], day('2026-03-01', false), [], undefined],
    ['no lots', [], day('2026-03-02'), [], '2026-03-02 AM'],
    ['the one that expires first', [year, carried], day('2026-03-31'), ['carried', 'carried'], undefined],
    [
      'then the next',
      [year, carried],
      [...day('2026-03-30'), ...day('2026-03-31')],
      ['carried', 'carried', 'carried', '2026'],
      undefined,
    ],
    ['the expired one is over', [year, carried], day('2026-04-01'), ['2026', '2026'], undefined],
    ['never expiring ones come last', [openEnded, year], day('2026-05-04'), ['2026', '2026'], undefined],
    [
      'each day from its own year',
      [nextYear, year],
      [...day('2026-12-31'), ...day('2027-01-01')],
      ['2026', '2026', '2027', '2027'],
      undefined,
    ],
    ['next year does not pay for this year', [nextYear], day('2026-12-31'), [], '2026-12-31 AM'],
    [
      'short at the second half',
      [lot('a', '2026-01-01', null, 1)],
      day('2026-05-04'),
      ['a'],
      '2026-05-04 PM',
    ],
    ['an empty lot', [lot('a', '2026-01-01', null, 0), year], day('2026-05-04'), ['2026', '2026'], undefined],
    ['an overdrawn lot', [lot('a', '2026-01-01', null, -2)], day('2026-05-04'), [], '2026-05-04 AM'],
    [
      'of equals the one that began later',
      [year, lot('late', '2026-04-01', '2026-12-31', 1)],
      day('2026-05-04'),
      ['late', '2026'],
      undefined,
    ],
    [
      'days in any order',
      [year, carried],
      [...day('2026-04-01'), ...day('2026-03-31')],
      ['carried', 'carried', '2026', '2026'],
      undefined,
    ],
  ])('%s', (_, lots, days, expected, short) => {
    const result = allocateLots(lots, days)
    expect(result.allocations.map(allocation => allocation.lotId)).toEqual(expected)
    expect(result.short && `${result.short.date} ${result.short.half}`).toBe(short)
  })

  test('the lots given are not changed', () => {
    const lots = [year, carried]
    allocateLots(lots, day('2026-03-02'))
    expect(lots).toEqual([year, carried])
  })
})

/** Tries every choice of lots. */
function canPay(lots: readonly Lot[], dates: readonly string[]): boolean {
  const [date, ...rest] = dates
  if (date === undefined) return true
  return lots.some(
    (one, index) =>
      one.remaining > 0 &&
      isValidOn(one, date) &&
      canPay(lots.with(index, { ...one, remaining: one.remaining - 1 }), rest),
  )
}

const anyLot = fc.tuple(fc.nat(9), fc.option(fc.nat(9)), fc.nat(2)).map(([from, length, remaining]) => ({
  validFrom: addDays('2026-01-01', from),
  validTo: length === null ? null : addDays('2026-01-01', from + length),
  remaining,
}))
const anyLots = fc
  .array(anyLot, { maxLength: 4 })
  .map(lots => lots.map((one, index) => ({ ...one, id: `lot ${index}` })))
const anyDays = fc.uniqueArray(fc.nat(23), { maxLength: 6 }).map(halves =>
  halves.map((at): HalfDay => ({
    date: addDays('2026-01-01', Math.floor(at / 2)),
    half: at % 2 ? 'PM' : 'AM',
    counted: true,
    reason: null,
  })),
)

test('it is short only when no choice of lots could pay, and at the first day where that is so', () => {
  fc.assert(
    fc.property(anyLots, anyDays, (lots, days) => {
      const { allocations, short } = allocateLots(lots, days)
      const dates = days.map(one => one.date).sort()
      expect(short === undefined).toBe(canPay(lots, dates))
      if (short) {
        expect(canPay(lots, dates.slice(0, allocations.length))).toBe(true)
        expect(canPay(lots, dates.slice(0, allocations.length + 1))).toBe(false)
      }
    }),
    { numRuns: 2000 },
  )
})

test('no lot is overdrawn or used outside its dates, and no half day is paid twice', () => {
  fc.assert(
    fc.property(anyLots, anyDays, (lots, days) => {
      const { allocations } = allocateLots(lots, days)
      const keys = allocations.map(({ date, half }) => `${date} ${half}`)
      expect(keys).toEqual([...new Set(keys)].sort())
      for (const one of lots) {
        const uses = allocations.filter(({ lotId }) => lotId === one.id)
        expect(uses.length).toBeLessThanOrEqual(one.remaining)
        expect(uses.every(({ date }) => isValidOn(one, date))).toBe(true)
      }
    }),
  )
})
