import { describe, expect, test } from 'vitest'
import {
  dayRangeTitle,
  dayTitle,
  formatDate,
  formatDateRange,
  formatHalfDays,
  formatNumber,
  monthTitle,
  unbrokenDays,
} from './format.ts'

test.each([
  ['2026-03-09', '09/03/2026'],
  ['2026-12-31', '31/12/2026'],
  [null, ''],
  [undefined, ''],
])('formatDate(%j) = %j', (date, text) => expect(formatDate(date)).toBe(text))

test('a range of one day is one date', () => {
  expect(formatDateRange('2026-03-09', '2026-03-09')).toBe('09/03/2026')
  expect(formatDateRange('2026-03-09', '2026-04-01')).toBe('09/03/2026 - 01/04/2026')
})

test('monthTitle', () => {
  expect(monthTitle('2026-03-09', 'en')).toBe('March 2026')
  expect(monthTitle('2026-12-09', 'lo')).toBe('ທັນວາ 2026')
})

test('dayTitle says the weekday too', () => {
  expect(dayTitle('2026-03-09', 'en')).toBe('Mon 09/03/2026')
  expect(dayTitle('2026-03-14', 'lo')).toBe('ເສົາ 14/03/2026')
})

test('unbrokenDays joins weekday, date and dash', () => {
  expect(unbrokenDays('Fri 13/03/2026 (afternoon) - Mon 16/03/2026')).toBe(
    'Fri\u00a013/03/2026 (afternoon)\u00a0- Mon\u00a016/03/2026',
  )
})

test('dayRangeTitle says both weekdays, or that of the only day', () => {
  expect(dayRangeTitle('2026-03-13', '2026-03-16', 'en')).toBe('Fri 13/03/2026 - Mon 16/03/2026')
  expect(dayRangeTitle('2026-03-13', '2026-03-13', 'lo')).toBe('ສຸກ 13/03/2026')
})

describe('formatNumber', () => {
  test.each([
    [1234567.5, undefined, '1,234,567.5'],
    [100000, undefined, '100,000'],
    [0.126, undefined, '0.13'],
    [3, 2, '3.00'],
  ])('%d', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text))
})

test.each([
  [0, 'en', '0 days'],
  [1, 'en', '0.5 days'],
  [2, 'en', '1 day'],
  [19, 'en', '9.5 days'],
  [-2, 'en', '-1 day'],
  [19, 'lo', '9.5 ມື້'],
  [2, 'lo', '1 ມື້'],
] as const)('formatHalfDays(%d, %s) = %s', (halfDays, language, text) =>
  expect(formatHalfDays(halfDays, language)).toBe(text),
)
