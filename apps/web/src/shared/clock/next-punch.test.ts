import { describe, expect, test } from 'vitest'
import { firstIn, lastOut, nextPunch, notIn, workedByNow } from './next-punch.ts'

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

describe('an open day without a time', () => {
  const open = { status: null, statuses: [] }
  const nobody = period([null, null], morning)
  test.each([
    ['a minute before work', open, [nobody], '07:59', 'NOT_STARTED'],
    ['work begins', open, [nobody], '08:00', 'NOT_IN'],
    ['in early', open, [period(['07:40', null], morning)], '07:59', undefined],
    ['between two periods', open, [nobody, period([null, null], afternoon)], '12:30', 'NOT_IN'],
    ['only an out', open, [period([null, '12:02'], morning)], '12:30', undefined],
    ['before a night shift', open, [period([null, null], night)], '21:00', 'NOT_STARTED'],
    ['a night shift begins', open, [period([null, null], night)], '22:00', 'NOT_IN'],
    ['off-site work', { ...open, statuses: ['OFF_SITE_WORK'] as const }, [nobody], '08:00', undefined],
    ['a day with its result', { ...open, status: 'ABSENT' as const }, [nobody], '07:59', undefined],
    ['a day without work', open, [{ ...nobody, timeSchedule: null }], '07:59', undefined],
    ['no periods', open, [], '07:59', undefined],
  ])('%s', (_what, day, periods, now, state) =>
    expect(notIn({ ...day, statuses: [...day.statuses], periods }, now)).toBe(state),
  )
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
