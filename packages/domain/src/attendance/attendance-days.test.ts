import { describe, expect, test } from 'vitest'
import type { LocalDate } from '../calendar/local-date.ts'
import { attendanceDays } from './attendance-days.ts'
import { attendanceSpan } from './attendance-span.ts'
import type { AttendanceShift } from './day-facts.ts'
import { windowReachDays } from './day-windows.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'

const zone = 'Asia/Vientiane'
const everyDay = (timeIn: string, timeOut: string): AttendanceShift => ({
  ...weekShift([], { name: 'Night' }),
  items: [0, 1, 2, 3, 4, 5, 6].map(day => ({
    day,
    timeIn,
    timeOut,
    startDate: '2020-01-01',
    expireDate: null,
  })),
})
const night = officeWorker({ shiftOn: () => everyDay('22:00', '06:00') })
const summary = (example: Parameters<typeof exampleDay>[0]) => {
  const record = exampleDay(example)?.record
  const check = record?.periods[0]?.timeCheck
  return [
    record?.status,
    check?.timeIn,
    check?.timeOut,
    record?.lateTime,
    record?.earlyOutTime,
    record?.workedMinutes,
  ]
}

describe('days of their own kind', () => {
  test.each([
    [
      'night shift over the end of a month',
      { date: '2026-03-31', punches: ['22:05', '+05:50'], person: night },
      ['IRREGULAR', '22:05', '05:50', 5, 10, 465],
    ],
    [
      'night shift into 29 February',
      { date: '2028-02-28', punches: ['21:50', '+06:00'], person: night },
      ['REGULAR', '21:50', '06:00', 0, 0, 490],
    ],
    [
      'night shift out of 29 February',
      { date: '2028-02-29', punches: ['21:50', '+06:10'], person: night },
      ['REGULAR', '21:50', '06:10', 0, 0, 500],
    ],
    [
      'night shift while clocks go forward: an hour less is worked',
      { date: '2026-03-28', punches: ['22:00', '+06:00'], person: night, timeZone: 'Europe/Berlin' },
      ['REGULAR', '22:00', '06:00', 0, 0, 420],
    ],
    [
      'night shift while clocks go back: an hour more',
      { date: '2026-10-24', punches: ['22:00', '+06:00'], person: night, timeZone: 'Europe/Berlin' },
      ['REGULAR', '22:00', '06:00', 0, 0, 540],
    ],
    [
      'late after clocks went forward: minutes that passed',
      {
        date: '2026-03-29',
        punches: ['03:05', '09:00'],
        person: officeWorker({ shiftOn: () => everyDay('01:30', '09:00') }),
        timeZone: 'Europe/Berlin',
      },
      ['LATE', '03:05', '09:00', 35, 0, 355],
    ],
    [
      'the request of a night shift means the next morning',
      {
        date: '2026-03-31',
        punches: ['22:00'],
        person: night,
        approved: { attendanceRequests: [{ timeIn: null, timeOut: '06:00', type: 'Forgot', typeLo: '' }] },
      },
      ['ATTENDANCE_REQUEST', '22:00', '06:00', 0, 0, 480],
    ],
    [
      'times by hand replace what was punched',
      {
        date: '2026-03-31',
        punches: ['08:50', '12:00'],
        approved: {
          overrules: [{ type: 'TIME_ATTENDANCE', timeIn: '08:30', timeOut: '17:30', sequence: 1 }],
        },
      },
      ['REGULAR', '08:30', '17:30', 0, 0, 540],
    ],
    [
      'one time by hand leaves the other',
      {
        date: '2026-03-31',
        punches: ['08:50'],
        approved: { overrules: [{ type: 'TIME_ATTENDANCE', timeIn: null, timeOut: '17:20', sequence: 1 }] },
      },
      ['IRREGULAR', '08:50', '17:20', 20, 10, 510],
    ],
  ] satisfies [string, Parameters<typeof exampleDay>[0], unknown[]][])('%s', (_, example, expected) =>
    expect(summary(example)).toEqual(expected),
  )

  test('off-site work over both periods replaces all four punches', () => {
    const shiftOn = () =>
      weekShift(
        [
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ],
        { checkMode: 'PER_PERIOD' },
      )
    const offSite = [{ timeIn: '08:00', timeOut: '17:00', place: 'Pakse' }]
    const record = exampleDay({
      date: '2026-03-31',
      person: officeWorker({ shiftOn }),
      approved: { offSite },
    })?.record
    expect(record?.periods.map(({ timeCheck }) => [timeCheck.timeIn, timeCheck.timeOut])).toEqual([
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ])
    expect(record?.status).toBe('OFF_SITE_WORK')
  })

  test('another shift from a midnight on: each date by its own, each punch once', () => {
    const shiftOn = (date: LocalDate) =>
      date < '2026-03-25' ? everyDay('22:00', '06:00') : everyDay('08:30', '17:30')
    const punches = ['2026-03-24 21:55', '2026-03-25 06:05', '2026-03-25 08:29', '2026-03-25 17:31'].map(
      text => punchAt(text.slice(0, 10), text.slice(11)),
    )
    const span = attendanceSpan({ timeZone: zone, holidays: [], from: '2026-03-24', to: '2026-03-25' })
    const days = attendanceDays(span, officeWorker({ shiftOn, punches }), Infinity)
    expect(days.map(({ record }) => [record.status, record.workedMinutes])).toEqual([
      ['REGULAR', 490],
      ['REGULAR', 542],
    ])
  })

  test('one span for many people: each gets the windows of the own shift and overtime', () => {
    const [day, nightly] = [everyDay('08:30', '17:30'), everyDay('22:00', '06:00')]
    const dates = { timeZone: zone, holidays: [], from: '2026-03-24', to: '2026-03-26' }
    const late = new Map([['2026-03-25', { overtime: [{ timeIn: '20:00', timeOut: '02:00' }] }]])
    const people = [
      officeWorker({ shiftOn: () => day }),
      officeWorker({ shiftOn: () => day, approved: late }),
      officeWorker({ shiftOn: () => nightly }),
      officeWorker({ shiftOn: date => (date < '2026-03-25' ? nightly : day) }),
      officeWorker({ shiftOn: () => null }),
      officeWorker({ shiftOn: () => day }),
    ]
    const together = attendanceSpan(dates)
    const windows = people.map(person => attendanceDays(together, person, Infinity))
    expect(windows).toEqual(people.map(person => attendanceDays(attendanceSpan(dates), person, Infinity)))
    expect(new Set(windows.map(days => JSON.stringify(days.map(({ facts }) => facts.window)))).size).toBe(5)
  })

  test('a night shift of the first date ends in the morning after it', () => {
    const span = attendanceSpan({ timeZone: zone, holidays: [], from: '2026-03-24', to: '2026-03-25' })
    const planned = span.plannedOn(night.shiftOn('2026-03-24'), windowReachDays)
    expect(planned.work?.endsAt).toBe(punchAt('2026-03-25', '06:00'))
    expect(span.plannedOn(null, windowReachDays).work).toBe(null)
  })
})
