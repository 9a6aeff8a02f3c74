import { expect, test } from 'vitest'
import { whyOvertime } from './why-overtime.ts'
import type { WorkedOvertime } from './worked-overtime.ts'

const asked = [{ timeIn: '17:30', timeOut: '20:00' }]
const whole = { from: 1050, to: 1200 }
const worked: WorkedOvertime = {
  status: 'NORMAL',
  approved: [whole],
  inSchedule: 0,
  worked: [whole],
  present: { from: 505, to: 1200 },
}
const settled = {
  setting: { maxHourPerDay: 3, maxHourPerMonth: 45 },
  bands: [],
  breakMinutes: 0,
  cutByDay: 0,
  cutByMonth: 0,
  payable: 150,
}
const none: Partial<WorkedOvertime> = { worked: [] }

/** The codes and their parameters, between what was approved and what is paid. */
const why = (of: Partial<WorkedOvertime>, by: Partial<typeof settled> = {}) =>
  whyOvertime(asked, { ...worked, ...of }, { ...settled, ...by })
    .map(({ code, parameters }) => [code, ...Object.values(parameters)].join(' '))
    .slice(1)

test.each<[string, Partial<WorkedOvertime>, Partial<typeof settled>, string[]]>([
  ['all of it', {}, {}, ['PRESENT 08:25 20:00', 'BREAK 0']],
  ['a minute is scheduled work', { inSchedule: 1 }, {}, ['IN_SCHEDULE 1', 'PRESENT 08:25 20:00', 'BREAK 0']],
  ['a minute over the day', {}, { cutByDay: 1 }, ['PRESENT 08:25 20:00', 'BREAK 0', 'CUT_BY_DAY 1 3']],
  ['a minute over the month', {}, { cutByMonth: 1 }, ['PRESENT 08:25 20:00', 'BREAK 0', 'CUT_BY_MONTH 1 45']],
  ['a minute is paid', {}, { payable: 1 }, ['PRESENT 08:25 20:00', 'BREAK 0']],
  ['none is paid', {}, { payable: 0 }, ['PRESENT 08:25 20:00', 'BREAK 0', 'NOTHING_PAID']],
  ['no time in', { ...none, present: { from: null, to: 1200 } }, {}, ['NO_TIME_IN 20:00']],
  ['no time out', { ...none, present: { from: 505, to: null } }, {}, ['NO_TIME_OUT 08:25']],
  ['nobody there', { ...none, status: 'ABSENT', present: null }, {}, ['ABSENT']],
  [
    'there at another time',
    { ...none, status: 'ABSENT', present: { from: 505, to: 1050 } },
    {},
    ['NOT_THEN 08:25 17:30'],
  ],
  ['minutes by hand', { status: 'MANUAL', present: null }, {}, ['ABSENT', 'MANUAL 150', 'BREAK 0']],
  ['since the evening before', { present: { from: -60, to: 1440 } }, {}, ['PRESENT 23:00 00:00', 'BREAK 0']],
  ['until the next morning', { present: { from: 0, to: 1441 } }, {}, ['PRESENT 00:00 00:01', 'BREAK 0']],
])('why overtime pays what it pays (O3-O5): %s', (_, of, by, expected) =>
  expect(why(of, by)).toEqual(expected),
)
