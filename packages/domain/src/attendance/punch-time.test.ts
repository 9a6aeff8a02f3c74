import { describe, expect, test } from 'vitest'
import { isOrderAsked, provenOrder, punchInstant, readPunchTime } from './punch-time.ts'
import type { DateOrder } from './punch-time.ts'

const shown = (text: Parameters<typeof readPunchTime>[0], order?: DateOrder) => {
  const read = readPunchTime(text, order)
  return read && `${read.date} ${read.time}:${String(read.second).padStart(2, '0')}`
}

test.each([
  ['2026-02-09 08:31:48', '2026-02-09 08:31:48'],
  ['2026-02-09T08:31', '2026-02-09 08:31:00'],
  ['2026/2/9 8:31', '2026-02-09 08:31:00'],
  ['  2026-02-09   23:59:59 ', '2026-02-09 23:59:59'],
  ['2026-02-09 08:31:48.900', '2026-02-09 08:31:48'],
  ['2026-02-09 12:05 AM', '2026-02-09 00:05:00'],
  ['2026-02-09 12:05 PM', '2026-02-09 12:05:00'],
  ['2026-02-09 1:05 p.m.', '2026-02-09 13:05:00'],
  ['2026-02-09 13:05 PM', undefined],
  ['2026-02-09 0:05 AM', undefined],
  ['2028-02-29 00:00', '2028-02-29 00:00:00'],
  ['2026-02-29 00:00', undefined],
  ['2026-02-09 24:00', undefined],
  ['2026-02-09 08:60', undefined],
  ['2026-02-09 08:30:60', undefined],
  ['2026-02-09 08:3', undefined],
  ['2026-02-09', undefined],
  ['08:31', undefined],
  ['not-a-time', undefined],
  ['', undefined],
  ['1999-12-31 23:59', undefined],
  ['2000-01-01 00:00', '2000-01-01 00:00:00'],
  ['2100-12-31 23:59', '2100-12-31 23:59:00'],
  ['2569-02-09 08:31', undefined],
  ['46062.5', '2026-02-09 12:00:00'],
  ['46062.354861111', '2026-02-09 08:31:00'],
  ['46062.999999999', '2026-02-10 00:00:00'],
  ['46062', undefined],
])('%s', (text, expected) => expect(shown(text)).toBe(expected))

test.each([
  ['01/02/2026 08:00', '2026-02-01 08:00:00', '2026-01-02 08:00:00'],
  ['1-2-26 8:00', '2026-02-01 08:00:00', '2026-01-02 08:00:00'],
  ['31/05/2026 08:00', '2026-05-31 08:00:00', undefined],
  ['05/31/2026 8:00 AM', undefined, '2026-05-31 08:00:00'],
  ['01.02.2026 08:00:09', '2026-02-01 08:00:09', '2026-01-02 08:00:09'],
])('%s has two readings, and none before somebody says which', (text, dayFirst, monthFirst) => {
  expect(isOrderAsked(text)).toBe(true)
  expect(shown(text)).toBeUndefined()
  expect([shown(text, 'DMY'), shown(text, 'MDY')]).toEqual([dayFirst, monthFirst])
})

test.each([
  ['12/11/2026 08:00', undefined],
  ['12/12/2026', undefined],
  ['13/11/2026 08:00', 'DMY'],
  ['11/13/2026 8:00 AM', 'MDY'],
  ['31.12.26', 'DMY'],
  ['13/13/2026', undefined],
  ['31/02/2026', undefined],
  ['02/30/2026', undefined],
  ['2026-11-27 08:00', undefined],
  ['soon', undefined],
])('%s proves %s', (text, order) => expect(provenOrder(text)).toBe(order))

test('a year that comes first is never asked about, nor changed by the answer', () => {
  expect(isOrderAsked('2026-02-09 08:31')).toBe(false)
  expect(shown('2026-02-09 08:31', 'MDY')).toBe('2026-02-09 08:31:00')
})

test.each([
  [{ date: '2026-02-09', time: '8:31' }, undefined, '2026-02-09 08:31:00'],
  [{ date: '9/2/2026', time: '8:31 PM' }, 'DMY', '2026-02-09 20:31:00'],
  [{ date: '46062', time: '0.354861111' }, undefined, '2026-02-09 08:31:00'],
  // What a spreadsheet gives for a date, and for a time of day.
  [{ date: '2026-02-09 00:00:00', time: '1899-12-31 08:31:05' }, undefined, '2026-02-09 08:31:05'],
  [{ date: '2026-02-09', time: '' }, undefined, undefined],
  [{ date: '', time: '08:31' }, undefined, undefined],
] as const)('apart: %o', (text, order, expected) => expect(shown(text, order)).toBe(expected))

describe('as an instant', () => {
  const at = (text: string, timeZone: string) => {
    const read = readPunchTime(text, undefined)
    return read && new Date(punchInstant(read, timeZone)).toISOString()
  }
  test.each([
    ['2026-02-09 08:31:48', 'Asia/Vientiane', '2026-02-09T01:31:48.000Z'],
    ['2026-02-09 08:31:48', 'Asia/Tokyo', '2026-02-08T23:31:48.000Z'],
    // An offset in the text applies, whatever the zone of the device.
    ['2026-02-09T01:31:48Z', 'Asia/Tokyo', '2026-02-09T01:31:48.000Z'],
    ['2026-02-09T08:31:48+07:00', 'Asia/Tokyo', '2026-02-09T01:31:48.000Z'],
    ['2026-02-08T20:31:48-0500', 'Asia/Tokyo', '2026-02-09T01:31:48.000Z'],
  ])('%s in %s', (text, timeZone, expected) => expect(at(text, timeZone)).toBe(expected))
})
