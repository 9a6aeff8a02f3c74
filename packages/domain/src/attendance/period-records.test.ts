import { describe, expect, test } from 'vitest'
import type { LeaveHalf } from './day-facts.ts'
import { exampleDay, officeWorker, weekShift } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const [monday, saturday] = ['2026-03-23', '2026-03-28']
const leave = (half: 'AM' | 'PM'): LeaveHalf => ({ half, isPaid: true, type: 'Annual', typeLo: 'ປະຈຳປີ' })
const dayLeave = [leave('AM'), leave('PM')]
const overtime = [{ timeIn: '09:00', timeOut: '12:00' }]
const offSite = (timeIn: string | null, timeOut: string | null) => ({ timeIn, timeOut, place: 'Pakse' })
const request = (timeIn: string | null, timeOut: string | null) => ({
  timeIn,
  timeOut,
  type: 'Forgot',
  typeLo: '',
})
const holidays = [{ from: monday, to: monday, name: 'Founding day', nameLo: '', yearly: false }]
const day = (example: Partial<Example>) => exampleDay({ date: monday, ...example })?.record

describe('labels of clock times (A5, spec 4)', () => {
  const grace = officeWorker({ shiftOn: () => weekShift([['08:30', '17:30']], { graceMinutes: 10 }) })
  test.each([
    ['on time', { punches: ['08:30', '17:30'] }, ['ON_TIME', 'ON_TIME']],
    ['late and early', { punches: ['08:31', '17:29'] }, ['LATE', 'EARLY']],
    ['within the grace', { punches: ['08:40', '17:20'], person: grace }, ['ON_TIME', 'ON_TIME']],
    ['past the grace', { punches: ['08:41', '17:19'], person: grace }, ['LATE', 'EARLY']],
    ['no time in', { punches: ['17:30'] }, ['NO_TIME_IN', 'ON_TIME']],
    ['no time out', { punches: ['08:30'] }, ['ON_TIME', 'NO_TIME_OUT']],
    ['absent', {}, ['ABSENT', 'ABSENT']],
    ['on leave', { approved: { leave: dayLeave } }, ['LEAVE_FULL_DAY', 'LEAVE_FULL_DAY']],
    [
      'overtime',
      { punches: ['08:30', '20:00'], approved: { overtime: [{ timeIn: '17:30', timeOut: '20:00' }] } },
      ['ON_TIME', 'OVERTIME'],
    ],
    ['beyond the schedule without overtime', { punches: ['08:30', '20:00'] }, ['ON_TIME', 'ON_TIME']],
    ['still at work', { punches: ['08:30', '12:00'], now: '12:10' }, ['ON_TIME', null]],
    [
      'nobody yet, on leave in the morning',
      { approved: { leave: [leave('AM')] }, now: '14:00' },
      [null, null],
    ],
    ['a worked day off', { date: saturday, punches: ['09:00', '12:00'] }, ['ON_TIME', 'ON_TIME']],
    [
      'a worked day off with overtime',
      { date: saturday, punches: ['09:00', '12:00'], approved: { overtime } },
      ['OVERTIME', 'OVERTIME'],
    ],
  ] satisfies [string, Partial<Example>, (string | null)[]][])('%s', (_, example, labels) => {
    const check = day(example)?.periods[0]?.timeCheck
    expect([check?.labelIn, check?.labelOut]).toEqual(labels)
  })

  test('past the grace the whole delay counts', () =>
    expect(day({ punches: ['08:41', '17:30'], person: grace })?.lateTime).toBe(11))

  test('on a worked holiday the first period has the time in and the last the time out', () => {
    const shiftOn = () =>
      weekShift([
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ])
    const periods = day({ punches: ['09:00', '16:00'], person: officeWorker({ shiftOn }), holidays })?.periods
    expect(periods?.map(({ timeCheck: { timeIn, timeOut } }) => [timeIn, timeOut])).toEqual([
      ['09:00', null],
      [null, '16:00'],
    ])
  })

  test('leave covering one period of two is shown on that period', () => {
    const person = officeWorker({
      shiftOn: () =>
        weekShift([
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ]),
    })
    const periods = day({ punches: ['13:00', '17:00'], person, approved: { leave: [leave('AM')] } })?.periods
    expect(
      periods?.map(({ status, timeCheck: { labelIn, labelOut } }) => [status, labelIn, labelOut]),
    ).toEqual([
      [['LEAVE_AM'], 'LEAVE_AM', 'LEAVE_AM'],
      [['REGULAR'], 'ON_TIME', 'ON_TIME'],
    ])
  })
})

test.each([
  ['regular', { punches: ['08:00', '12:00', '13:00', '17:00'] }, [['REGULAR'], ['REGULAR']]],
  ['absent', {}, [['ABSENT'], ['ABSENT']]],
  [
    'late and early, both waived',
    {
      punches: ['08:10', '11:50', '13:00', '17:00'],
      approved: {
        overrules: [
          { type: 'LATE', timeIn: null, timeOut: null, sequence: 1 },
          { type: 'EARLY_OUT', timeIn: null, timeOut: null, sequence: 2 },
        ],
      },
    },
    [['WAIVE'], ['REGULAR']],
  ],
  ['a minute late and early', { punches: ['08:01', '12:00', '13:00', '16:59'] }, [['LATE'], ['EARLY_OUT']]],
  ['a holiday', { holidays }, [['HOLIDAY'], ['HOLIDAY']]],
  ['a worked holiday', { holidays, punches: ['08:00', '17:00'] }, [['REGULAR'], ['REGULAR']]],
  [
    'overtime after work',
    {
      punches: ['08:00', '12:00', '13:00', '20:00'],
      approved: { overtime: [{ timeIn: '18:00', timeOut: '20:00' }] },
    },
    [['REGULAR'], ['REGULAR']],
  ],
  [
    'off-site work at the start of the morning',
    { punches: ['12:00', '13:00', '17:00'], approved: { offSite: [offSite('08:00', '09:00')] } },
    [['OFF_SITE_WORK'], ['REGULAR']],
  ],
  [
    'a request for the leaving',
    { punches: ['08:00', '12:00', '13:00'], approved: { attendanceRequests: [request(null, '17:00')] } },
    [['REGULAR'], ['ATTENDANCE_REQUEST']],
  ],
  [
    'a request for the day',
    { approved: { attendanceRequests: [request(null, null)] } },
    [['ATTENDANCE_REQUEST'], ['ATTENDANCE_REQUEST']],
  ],
  ['a worked day off', { date: saturday, punches: ['09:00', '12:00'] }, [['REGULAR']]],
  [
    'off-site work in the morning',
    { punches: ['13:00', '17:00'], approved: { offSite: [offSite('08:00', '12:00')] } },
    [['OFF_SITE_WORK'], ['REGULAR']],
  ],
  [
    'off-site work all day',
    { approved: { offSite: [offSite(null, null)] } },
    [['OFF_SITE_WORK'], ['OFF_SITE_WORK']],
  ],
  [
    'a late morning, waived',
    {
      punches: ['08:10', '12:00', '13:00', '17:00'],
      approved: { overrules: [{ type: 'LATE', timeIn: null, timeOut: null, sequence: 1 }] },
    },
    [['WAIVE'], ['REGULAR']],
  ],
  [
    'no punch in the afternoon',
    { punches: ['08:00', '12:00'] },
    [['REGULAR'], ['NO_TIME_IN', 'NO_TIME_OUT']],
  ],
  [
    'a worked day off with overtime',
    { date: saturday, punches: ['09:00', '12:00'], approved: { overtime } },
    [['OVERTIME']],
  ],
] satisfies [string, Partial<Example>, string[][]][])(
  'statuses of periods, checked each: %s',
  (_, example, expected) => {
    const shiftOn = () =>
      weekShift(
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        { checkMode: 'PER_PERIOD' },
      )
    expect(
      day({ person: officeWorker({ shiftOn }), ...example })?.periods.map(({ status }) => status),
    ).toEqual(expected)
  },
)

test.each([
  ['both times', ['08:00', '17:00'], [240, 240]],
  ['left before the second period', ['08:00', '11:00'], [180, 0]],
  ['no time in', ['17:00'], [null, null]],
  ['no time out', ['08:00'], [null, null]],
] as const)('minutes worked in each period: %s', (_, punches, minutes) => {
  const shiftOn = () =>
    weekShift([
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ])
  const record = day({ person: officeWorker({ shiftOn }), punches })
  expect(record?.periods.map(({ workedMinutes }) => workedMinutes)).toEqual(minutes)
})

test.each([
  ['no leave', [], null],
  ['the morning', [leave('AM')], { timeIn: '13:00', timeOut: '17:30' }],
  ['the afternoon', [leave('PM')], { timeIn: '08:30', timeOut: '12:00' }],
])('what is expected of the schedule, with leave: %s (A6)', (_, halves, expected) =>
  expect(day({ approved: { leave: halves } })?.periods[0]?.expected).toEqual(expected),
)
