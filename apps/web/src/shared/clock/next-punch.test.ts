import { describe, expect, test } from 'vitest'
import { firstIn, lastOut, nextPunch, workedByNow } from './next-punch.ts'

type Times = readonly [timeIn: string | null, timeOut: string | null]

const period = (
  [timeIn, timeOut]: Times,
  schedule: readonly [string, string],
  totalHours: number | null = null,
) => ({
  timeSchedule: { timeIn: schedule[0], timeOut: schedule[1] },
  timeCheck: { timeIn, timeOut, labelIn: null, labelOut: null },
  totalHours,
})
const morning = ['08:00', '12:00'] as const
const afternoon = ['13:00', '17:00'] as const
const night = ['22:00', '06:00'] as const

describe('the next punch', () => {
  test.each([
    ['nobody came', [], 'IN'],
    ['a planned day', [period([null, null], morning)], 'IN'],
    ['in', [period(['08:01', null], morning)], 'OUT'],
    ['out', [period(['08:01', '12:02'], morning)], 'OUT_AGAIN'],
    ['only an out', [period([null, '12:02'], morning)], 'OUT_AGAIN'],
    ['out for lunch', [period(['08:01', '12:02'], morning), period([null, null], afternoon)], 'IN'],
    ['back', [period(['08:01', '12:02'], morning), period(['12:58', null], afternoon)], 'OUT'],
    [
      'first in and last out',
      [period(['08:01', null], morning), period([null, '17:02'], afternoon)],
      'OUT_AGAIN',
    ],
    ['first in of two periods', [period(['08:01', null], morning), period([null, null], afternoon)], 'OUT'],
  ])('%s', (_what, periods, next) => expect(nextPunch(periods)).toBe(next))
})

test('the first in and the last out', () => {
  const periods = [period([null, '12:02'], morning), period(['12:58', null], afternoon)]
  expect([firstIn(periods), lastOut(periods)]).toEqual(['12:58', '12:02'])
  expect([firstIn([]), lastOut([])]).toEqual([undefined, undefined])
})

describe('hours worked so far', () => {
  test.each([
    ['nothing yet', [period([null, null], morning)], '08:30', 0],
    ['an hour', [period(['08:00', null], morning)], '09:00', 60],
    ['over midnight', [period(['22:00', null], night)], '01:30', 210],
    ['what has ended', [period(['08:00', '12:00'], morning, 4)], '15:00', 240],
    ['in the break', [period(['08:00', null], morning), period([null, null], afternoon)], '12:30', 240],
    ['after the break', [period(['08:00', null], morning), period([null, null], afternoon)], '14:00', 300],
    [
      'back from the break',
      [period(['08:00', '12:00'], morning, 4), period(['13:00', null], afternoon)],
      '13:45',
      285,
    ],
  ])('%s', (_what, periods, now, minutes) => expect(workedByNow(periods, now)).toBe(minutes))
})
