import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Holiday, Shift } from '../calendar/day-plan.ts'
import { addDays } from '../calendar/local-date.ts'
import { countedHalfDays, leaveDays } from './leave-days.ts'
import type { Half, HalfDay } from './leave-days.ts'

/** Monday to Friday all day, Saturday until noon: a working day like the others. */
const office: Shift = {
  amEnd: '12:00',
  pmStart: '13:00',
  items: [1, 2, 3, 4, 5, 6].map(day => ({
    day,
    timeIn: '08:30',
    timeOut: day === 6 ? '12:00' : '17:30',
    startDate: '2020-01-01',
    expireDate: null,
  })),
}
const newYear: Holiday = {
  from: '2026-04-14',
  to: '2026-04-16',
  name: 'Pi Mai',
  nameLo: 'ບຸນປີໃໝ່ລາວ',
  yearly: false,
}

const daysOf = (from: string, fromHalf: Half, to: string, toHalf: Half, countsWeekendsAndHolidays = false) =>
  leaveDays({
    from,
    to,
    fromHalf,
    toHalf,
    shiftOn: () => office,
    holidays: [newYear],
    countsWeekendsAndHolidays,
  })
/** A = counted, w = weekend, h = holiday */
const shown = (days: readonly HalfDay[]) =>
  days.map(day => (day.counted ? 'A' : day.reason === 'HOLIDAY' ? 'h' : 'w')).join('')

describe('leaveDays (L7)', () => {
  test.each<readonly [string, string, Half, string, Half, string]>([
    ['one day', '2026-03-23', 'AM', '2026-03-23', 'PM', 'AA'],
    ['a morning', '2026-03-23', 'AM', '2026-03-23', 'AM', 'A'],
    ['an afternoon', '2026-03-23', 'PM', '2026-03-23', 'PM', 'A'],
    ['afternoon to noon of one day', '2026-03-23', 'PM', '2026-03-23', 'AM', ''],
    ['afternoon to noon of the next day', '2026-03-23', 'PM', '2026-03-24', 'AM', 'AA'],
    ['Friday to Monday', '2026-03-20', 'AM', '2026-03-23', 'PM', 'AAAAwwAA'],
    ['Friday afternoon to Monday noon', '2026-03-20', 'PM', '2026-03-23', 'AM', 'AAAwwA'],
    ['Saturday', '2026-03-21', 'AM', '2026-03-21', 'PM', 'AA'],
    ['Sunday', '2026-03-22', 'AM', '2026-03-22', 'PM', 'ww'],
    ['around the holidays', '2026-04-13', 'AM', '2026-04-17', 'PM', 'AAhhhhhhAA'],
    ['only a holiday', '2026-04-15', 'AM', '2026-04-15', 'PM', 'hh'],
    ['backwards', '2026-03-24', 'AM', '2026-03-23', 'PM', ''],
  ])('%s', (_, from, fromHalf, to, toHalf, expected) =>
    expect(shown(daysOf(from, fromHalf, to, toHalf))).toBe(expected),
  )

  test('a holiday is named, on a day without work too', () => {
    const sunday = { ...newYear, from: '2026-03-22', to: '2026-03-22' }
    const days = leaveDays({
      from: '2026-03-22',
      to: '2026-03-22',
      fromHalf: 'AM',
      toHalf: 'AM',
      shiftOn: () => office,
      holidays: [sunday],
      countsWeekendsAndHolidays: false,
    })
    expect(days).toEqual([
      {
        date: '2026-03-22',
        half: 'AM',
        counted: false,
        reason: 'HOLIDAY',
        holidayName: 'Pi Mai',
        holidayNameLo: 'ບຸນປີໃໝ່ລາວ',
      },
    ])
  })

  test('a type that counts calendar days counts them all', () =>
    expect(shown(daysOf('2026-04-11', 'PM', '2026-04-16', 'AM', true))).toBe('A'.repeat(10)))

  test('366 days are given, 367 are not', () => {
    expect(daysOf('2026-01-01', 'AM', '2027-01-01', 'PM')).toHaveLength(732)
    expect(daysOf('2026-01-01', 'AM', '2027-01-02', 'PM')).toEqual([])
    expect(daysOf('0001-01-01', 'AM', '9999-12-31', 'PM')).toEqual([])
  })

  test('the shift of each day is asked for', () => {
    const none: Shift = { ...office, items: [] }
    const days = leaveDays({
      from: '2026-03-23',
      to: '2026-03-24',
      fromHalf: 'AM',
      toHalf: 'PM',
      shiftOn: date => (date === '2026-03-24' ? none : office),
      holidays: [],
      countsWeekendsAndHolidays: false,
    })
    expect(shown(days)).toBe('AAww')
  })

  test('rows are the half days of the range, each once and in order; a row counts exactly when it has no reason', () => {
    const half = fc.constantFrom<Half>('AM', 'PM')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 40 }),
        half,
        half,
        (start, length, fromHalf, toHalf) => {
          const from = addDays('2025-01-01', start)
          const to = addDays(from, length)
          const days = daysOf(from, fromHalf, to, toHalf)
          const keys = days.map(day => `${day.date} ${day.half}`)
          expect(keys).toEqual([...new Set(keys)].sort())
          expect(days).toHaveLength(
            (length + 1) * 2 - (fromHalf === 'PM' ? 1 : 0) - (toHalf === 'AM' ? 1 : 0),
          )
          expect(days.every(day => day.counted === (day.reason === null))).toBe(true)
          expect(countedHalfDays(days)).toBe(shown(days).replaceAll(/[wh]/g, '').length)
        },
      ),
    )
  })
})
