import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasWorkOn, holidayOn, shiftItemsOn } from './day-plan.ts'
import type { Holiday, Shift, ShiftItem } from './day-plan.ts'
import { addDays, daysBetween } from './local-date.ts'

const item = (timeIn: string, timeOut: string, more: Partial<ShiftItem> = {}): ShiftItem => ({
  day: 1,
  timeIn,
  timeOut,
  startDate: '2020-01-01',
  expireDate: null,
  ...more,
})
const shift = (...items: ShiftItem[]): Shift => ({ items, amEnd: '12:00', pmStart: '13:00' })
const monday = '2026-03-23'

describe('work on a date (A1)', () => {
  test.each([
    ['in the morning only', [item('08:00', '12:00')], true],
    ['over midnight', [item('22:00', '06:00')], true],
    ['without items', [], false],
    ['on another weekday', [item('08:00', '17:00', { day: 2 })], false],
  ])('%s', (_, items, expected) => expect(hasWorkOn(shift(...items), monday)).toBe(expected))

  test.each([
    ['starts today', { startDate: monday }, true],
    ['starts tomorrow', { startDate: '2026-03-24' }, false],
    ['expires today', { expireDate: monday }, true],
    ['expired yesterday', { expireDate: '2026-03-22' }, false],
  ])('an item that %s', (_, more, expected) =>
    expect(hasWorkOn(shift(item('08:00', '17:00', more)), monday)).toBe(expected),
  )

  test('items come in the order of their timeIn', () => {
    const found = shiftItemsOn(
      shift(item('13:00', '17:00'), item('08:00', '12:00'), item('18:00', '19:00')),
      monday,
    )
    expect(found.map(one => one.timeIn)).toEqual(['08:00', '13:00', '18:00'])
  })
})

describe('holidayOn (N2)', () => {
  const holiday = (from: string, to: string, yearly: boolean): Holiday => ({
    from,
    to,
    yearly,
    name: 'Holiday',
    nameLo: 'ວັນພັກ',
  })

  test.each([
    ['a day before', holiday('2026-04-14', '2026-04-16', false), '2026-04-13', false],
    ['first day', holiday('2026-04-14', '2026-04-16', false), '2026-04-14', true],
    ['last day', holiday('2026-04-14', '2026-04-16', false), '2026-04-16', true],
    ['a day after', holiday('2026-04-14', '2026-04-16', false), '2026-04-17', false],
    ['next year, once only', holiday('2026-04-14', '2026-04-16', false), '2027-04-14', false],
    ['next year, yearly', holiday('2026-04-14', '2026-04-16', true), '2027-04-15', true],
    ['ten years on, yearly', holiday('2026-12-02', '2026-12-02', true), '2036-12-02', true],
    ['the year before it began', holiday('2026-12-02', '2026-12-02', true), '2025-12-02', false],
    ['over New Year, old year', holiday('2025-12-30', '2026-01-02', true), '2027-12-31', true],
    ['over New Year, new year', holiday('2025-12-30', '2026-01-02', true), '2028-01-02', true],
    ['over New Year, past its end', holiday('2025-12-30', '2026-01-02', true), '2028-01-03', false],
    [
      'over New Year, January before it began',
      holiday('2025-12-30', '2026-01-02', true),
      '2025-01-01',
      false,
    ],
    ['29 February, leap year', holiday('2024-02-29', '2024-02-29', true), '2028-02-29', true],
    ['29 February, leap year, not the 28th', holiday('2024-02-29', '2024-02-29', true), '2028-02-28', false],
    ['29 February, other year', holiday('2024-02-29', '2024-02-29', true), '2026-02-28', true],
    ['29 February, other year, not March', holiday('2024-02-29', '2024-02-29', true), '2026-03-01', false],
    ['range over 29 February', holiday('2023-02-28', '2023-03-01', true), '2028-02-29', true],
  ])('%s', (_, one, date, expected) => expect(holidayOn([one], date) !== undefined).toBe(expected))

  test('the first of the list wins', () => {
    const first = { ...holiday('2026-05-01', '2026-05-01', true), name: 'Labour Day' }
    expect(holidayOn([first, holiday('2026-05-01', '2026-05-03', false)], '2026-05-01')?.name).toBe(
      'Labour Day',
    )
  })

  test('a yearly range has its length in every year, up to the leap day', () => {
    const start = fc.integer({ min: 0, max: 3000 }).map(days => addDays('2020-01-01', days))
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 8 }),
        (from, days, years) => {
          const one = holiday(from, addDays(from, days), true)
          const around = Array.from({ length: 366 + 120 }, (_, index) =>
            addDays(from, years * 365 - 60 + index),
          )
          const next = around.findIndex(date => holidayOn([one], date))
          const length = around.slice(next).findIndex(date => !holidayOn([one], date))
          expect(daysBetween(from, around[next] ?? '') >= years * 365 - 1).toBe(true)
          expect(Math.abs(length - days - 1)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
