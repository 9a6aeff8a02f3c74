import { expect, test } from 'vitest'
import type { ShiftItem } from '../calendar/day-plan.ts'
import { shiftFault } from './shift-fault.ts'

const from = '2026-01-12'
const item = (
  day: number,
  timeIn: string,
  timeOut: string,
  startDate = from,
  expireDate: string | null = null,
): ShiftItem => ({ day, timeIn, timeOut, startDate, expireDate })
const sundayNight = item(0, '22:00', '06:00', '2026-01-01')
const [morning, afternoon] = [item(1, '08:00', '12:00'), item(1, '13:00', '17:00')]
const early = (index: number, date: string) => ({
  index,
  field: 'expireDate',
  code: 'shiftExpiresEarly',
  date,
})
const clash = (index: number, code: string, timeIn: string, timeOut: string) => ({
  index,
  field: 'timeIn',
  code,
  other: { timeIn, timeOut },
})

test.each([
  ['none', [], [morning, afternoon], undefined],
  ['ends on its first day', [], [item(1, '08:00', '12:00', '2026-02-02', '2026-02-02')], undefined],
  [
    'ends before its first day',
    [],
    [morning, item(2, '08:00', '12:00', '2026-02-02', '2026-02-01')],
    early(1, '2026-02-02'),
  ],
  [
    'began before: ends on the day of the change',
    [],
    [item(1, '08:00', '12:00', '2025-01-01', from)],
    undefined,
  ],
  [
    'began before: ends before the change',
    [],
    [item(1, '08:00', '12:00', '2025-01-01', '2026-01-11')],
    early(0, from),
  ],
  [
    'two of the change: the later one',
    [],
    [morning, item(1, '11:00', '15:00')],
    clash(1, 'periodsOverlap', '08:00', '12:00'),
  ],
  [
    'the last night before the change runs into its first day: the item of the change',
    [sundayNight],
    [item(2, '08:00', '12:00'), item(1, '05:00', '12:00')],
    clash(1, 'nightOverlap', '22:00', '06:00'),
  ],
  [
    'what is replaced is no clash',
    [item(1, '09:00', '15:00', '2026-01-01')],
    [morning, afternoon],
    undefined,
  ],
])('the first fault of a change of the times (A1): %s', (_, stored, items, expected) =>
  expect(shiftFault(stored, { from, items })).toEqual(expected),
)
