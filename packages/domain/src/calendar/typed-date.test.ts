import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from './local-date.ts'
import { typedDate } from './typed-date.ts'

describe('a typed date', () => {
  test.each([
    ['2026-02-01', '2026-02-01'],
    ['01/02/2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['2026/2/1', '2026-02-01'],
    [' 31/12/2025 ', '2025-12-31'],
    ['2026-02-01T00:00:00.000Z', '2026-02-01'],
    ['2026-02-01 00:00:00', '2026-02-01'],
    ['46054', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, date) => expect(typedDate(text)).toBe(date))

  test.each([
    ['29/02/2026'],
    ['31/04/2026'],
    ['12/31/2026'],
    ['00/01/2026'],
    ['1/2/26'],
    ['2026-02-01 08:30'],
    ['1 February 2026'],
    ['01/02/2569'],
    ['99999'],
    ['460'],
    [''],
  ])('%j is none', text => expect(typedDate(text)).toBeUndefined())

  test('every day reads the same in each form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), days => {
        const date = addDays('1901-01-01', days)
        const [year, month, day] = date.split('-')
        expect(typedDate(date)).toBe(date)
        expect(typedDate(`${day}/${month}/${year}`)).toBe(date)
        const number = daysBetween('1899-12-30', date)
        if (number >= 10_000) expect(typedDate(String(number))).toBe(date)
      }),
    )
  })
})
