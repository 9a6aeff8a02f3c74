import { describe, expect, test } from 'vitest'
import type { ApprovedFacts, LeaveHalf } from './day-facts.ts'
import { exampleDay, officeWorker } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const [monday, saturday] = ['2026-03-23', '2026-03-28']
const holidays = [{ from: monday, to: monday, name: 'Founding day', nameLo: 'ວັນສ້າງຕັ້ງ', yearly: false }]
const leave = (half: 'AM' | 'PM', isPaid = true): LeaveHalf => ({
  half,
  isPaid,
  type: 'Annual',
  typeLo: 'ປະຈຳປີ',
})
const dayLeave = [leave('AM'), leave('PM')]
const request = (timeIn: string | null, timeOut: string | null) => ({
  timeIn,
  timeOut,
  type: 'Forgot',
  typeLo: 'ລືມ',
})
const offSite = (timeIn: string | null, timeOut: string | null) => ({ timeIn, timeOut, place: 'Pakse' })
const overrule = (type: ApprovedFacts['overrules'][number]['type'], sequence = 1) => ({
  type,
  sequence,
  timeIn: null,
  timeOut: null,
})
const lateWaived = { overrules: [overrule('LATE')] }
const earlyWaived = { overrules: [overrule('EARLY_OUT')] }
const overtime = [{ timeIn: '09:00', timeOut: '12:00' }]
const day = (example: Partial<Example>) => exampleDay({ date: monday, ...example })?.record

describe('the first that applies (A7)', () => {
  test.each([
    ['no punch, nothing approved', {}, 'ABSENT', ['ABSENT'], 0],
    ['on time', { punches: ['08:30', '17:30'] }, 'REGULAR', ['REGULAR'], 0],
    ['a minute late', { punches: ['08:31', '17:30'] }, 'LATE', ['LATE'], 25_000],
    ['59 seconds are no minute', { punches: ['08:30:59', '17:30'] }, 'REGULAR', ['REGULAR'], 0],
    ['a minute early', { punches: ['08:30', '17:29:59'] }, 'EARLY_OUT', ['EARLY_OUT'], 25_000],
    ['no check-in', { punches: ['17:30'] }, 'NO_TIME_IN', ['NO_TIME_IN'], 100_000],
    ['no check-out', { punches: ['08:30'] }, 'NO_TIME_OUT', ['NO_TIME_OUT'], 100_000],
    ['late and early', { punches: ['08:31', '17:29'] }, 'IRREGULAR', ['LATE', 'EARLY_OUT'], 50_000],
    ['early without a check-in', { punches: ['17:00'] }, 'IRREGULAR', ['EARLY_OUT', 'NO_TIME_IN'], 150_000],
    ['holiday', { holidays }, 'HOLIDAY', ['HOLIDAY'], 0],
    ['worked holiday', { holidays, punches: ['09:00', '12:00'] }, 'REGULAR', ['HOLIDAY'], 0],
    [
      'worked holiday, overtime approved',
      { holidays, punches: ['09:00', '12:00'], approved: { overtime } },
      'OVERTIME',
      ['HOLIDAY', 'OVERTIME'],
      0,
    ],
    [
      'holiday, overtime approved, nobody came',
      { holidays, approved: { overtime } },
      'HOLIDAY',
      ['HOLIDAY'],
      0,
    ],
    [
      'holiday within leave',
      { holidays, approved: { leave: dayLeave } },
      'HOLIDAY',
      ['HOLIDAY', 'LEAVE_FULL_DAY'],
      0,
    ],
    ['weekend', { date: saturday }, 'WEEKEND', ['WEEKEND'], 0],
    ['worked weekend', { date: saturday, punches: ['09:00'] }, 'REGULAR', ['WEEKEND'], 0],
    [
      'worked weekend, overtime approved',
      { date: saturday, punches: ['09:00'], approved: { overtime } },
      'OVERTIME',
      ['WEEKEND', 'OVERTIME'],
      0,
    ],
    [
      'off-site work at a weekend',
      { date: saturday, approved: { offSite: [offSite('09:00', '12:00')] } },
      'OFF_SITE_WORK',
      ['WEEKEND', 'OFF_SITE_WORK'],
      0,
    ],
    [
      'a request for a whole day at a weekend',
      { date: saturday, approved: { attendanceRequests: [request(null, null)] } },
      'ATTENDANCE_REQUEST',
      ['WEEKEND', 'ATTENDANCE_REQUEST'],
      0,
    ],
    ['full-day leave', { approved: { leave: dayLeave } }, 'ON_LEAVE', ['LEAVE_FULL_DAY'], 0],
    [
      'full-day leave and punches',
      { punches: ['10:00'], approved: { leave: dayLeave } },
      'ON_LEAVE',
      ['LEAVE_FULL_DAY'],
      0,
    ],
    [
      'AM leave, in at 13:00',
      { punches: ['13:00', '17:30'], approved: { leave: [leave('AM')] } },
      'LEAVE_AM',
      ['LEAVE_AM'],
      0,
    ],
    [
      'AM leave, in at 13:16',
      { punches: ['13:16', '17:30'], approved: { leave: [leave('AM')] } },
      'LATE',
      ['LEAVE_AM', 'LATE'],
      50_000,
    ],
    [
      'unpaid AM leave, in at 13:16: the row costs nothing',
      { punches: ['13:16', '17:30'], approved: { leave: [leave('AM', false)] } },
      'LATE',
      ['LEAVE_AM', 'LATE'],
      0,
    ],
    [
      'PM leave, out at 12:00',
      { punches: ['08:30', '12:00'], approved: { leave: [leave('PM')] } },
      'LEAVE_PM',
      ['LEAVE_PM'],
      0,
    ],
    [
      'PM leave, out at 11:59',
      { punches: ['08:30', '11:59'], approved: { leave: [leave('PM')] } },
      'EARLY_OUT',
      ['LEAVE_PM', 'EARLY_OUT'],
      25_000,
    ],
    [
      'AM leave, and nobody came after it',
      { approved: { leave: [leave('AM')] } },
      'ABSENT',
      ['LEAVE_AM', 'ABSENT'],
      0,
    ],
    [
      'PM leave, and nobody came before it',
      { approved: { leave: [leave('PM')] } },
      'ABSENT',
      ['LEAVE_PM', 'ABSENT'],
      0,
    ],
    [
      'AM leave, one punch: somebody came',
      { punches: ['13:00'], approved: { leave: [leave('AM')] } },
      'NO_TIME_OUT',
      ['LEAVE_AM', 'NO_TIME_OUT'],
      100_000,
    ],
    [
      'AM leave, an approved request for the afternoon',
      { approved: { leave: [leave('AM')], attendanceRequests: [request('13:00', '17:30')] } },
      'ATTENDANCE_REQUEST',
      ['LEAVE_AM', 'ATTENDANCE_REQUEST'],
      0,
    ],
    [
      'off-site work all day',
      { approved: { offSite: [offSite(null, null)] } },
      'OFF_SITE_WORK',
      ['OFF_SITE_WORK'],
      0,
    ],
    [
      'off-site work in the afternoon',
      { punches: ['08:25', '13:40'], approved: { offSite: [offSite('14:00', '17:30')] } },
      'OFF_SITE_WORK',
      ['OFF_SITE_WORK'],
      0,
    ],
    [
      'off-site work in the morning, one punch at the end',
      { punches: ['17:35'], approved: { offSite: [offSite('08:30', '12:00')] } },
      'OFF_SITE_WORK',
      ['OFF_SITE_WORK'],
      0,
    ],
    [
      'a request for the check-out, late all the same',
      { punches: ['08:40'], approved: { attendanceRequests: [request(null, '17:30')] } },
      'LATE',
      ['LATE', 'ATTENDANCE_REQUEST'],
      25_000,
    ],
    [
      'a request with both times',
      { approved: { attendanceRequests: [request('08:30', '17:30')] } },
      'ATTENDANCE_REQUEST',
      ['ATTENDANCE_REQUEST'],
      0,
    ],
    [
      'a request without times covers the day',
      { punches: ['10:00'], approved: { attendanceRequests: [request(null, null)] } },
      'ATTENDANCE_REQUEST',
      ['ATTENDANCE_REQUEST'],
      0,
    ],
    ['late, waived', { punches: ['08:46', '17:30'], approved: lateWaived }, 'WAIVE', ['WAIVE'], 0],
    ['a minute late, waived', { punches: ['08:31', '17:30'], approved: lateWaived }, 'WAIVE', ['WAIVE'], 0],
    ['a minute early, waived', { punches: ['08:30', '17:29'], approved: earlyWaived }, 'WAIVE', ['WAIVE'], 0],
    [
      'late and early, one of them waived',
      { punches: ['08:46', '17:00'], approved: lateWaived },
      'EARLY_OUT',
      ['EARLY_OUT', 'WAIVE'],
      50_000,
    ],
    [
      'late and early, both waived',
      { punches: ['08:46', '17:00'], approved: { overrules: [overrule('LATE'), overrule('EARLY_OUT', 2)] } },
      'WAIVE',
      ['WAIVE'],
      0,
    ],
    ['a waiver of nothing', { punches: ['08:30', '17:30'], approved: lateWaived }, 'REGULAR', ['REGULAR'], 0],
    [
      'a missing time cannot be waived',
      { punches: ['08:46'], approved: lateWaived },
      'NO_TIME_OUT',
      ['NO_TIME_OUT', 'WAIVE'],
      100_000,
    ],
    [
      'nobody gave them a shift',
      { person: officeWorker({ shiftOn: () => null }) },
      'WEEKEND',
      ['WEEKEND'],
      0,
    ],
    [
      'a grade without rates',
      { punches: ['08:46', '17:30'], person: officeWorker({}, 'XX') },
      'LATE',
      ['LATE'],
      'NO_RATE',
    ],
  ] satisfies [string, Partial<Example>, string, string[], number | string][])(
    '%s',
    (_, example, status, statuses, amount) => {
      const found = day(example)
      expect([found?.status, found?.statuses, found?.penalty.amount]).toEqual([status, statuses, amount])
    },
  )

  test.each([
    ['the day before it', '2026-03-24', null, undefined],
    ['its first day', monday, null, 'ABSENT'],
    ['its last day', null, monday, 'ABSENT'],
    ['the day after it', null, '2026-03-22', undefined],
  ])('contract: %s', (_, startContract, endContract, status) =>
    expect(day({ person: officeWorker({ startContract, endContract }) })?.status).toBe(status),
  )
})

describe('today is provisional until its window has closed (A7)', () => {
  test.each([
    ['nobody yet', [], '10:00', null, []],
    ['nobody, a moment before the window closes', [], '+00:59:59', null, []],
    ['nobody, when it closes', [], '+01:00', 'ABSENT', ['ABSENT']],
    ['in progress', ['08:20'], '10:00', null, []],
    ['late is said at once', ['08:40'], '08:41', 'LATE', ['LATE']],
    ['no check-out, when it closes', ['08:20'], '+01:00', 'NO_TIME_OUT', ['NO_TIME_OUT']],
    ['out for lunch is not early', ['08:20', '12:00'], '12:10', null, []],
    ['a whole day, a moment before', ['08:20', '17:30'], '+00:59:59', null, []],
    ['a whole day, when it closes', ['08:20', '17:30'], '+01:00', 'REGULAR', ['REGULAR']],
    ['early once the work has ended', ['08:20', '12:00'], '17:30', 'EARLY_OUT', ['EARLY_OUT']],
  ] as const)('%s', (_, punches, now, status, statuses) => {
    const found = day({ punches, now })
    expect([found?.status, found?.statuses, found?.isProvisional]).toEqual([
      status,
      statuses,
      now !== '+01:00',
    ])
  })

  test.each([
    ['14:00', 'LEAVE_AM', ['LEAVE_AM']],
    ['+00:59:59', 'LEAVE_AM', ['LEAVE_AM']],
    ['+01:00', 'ABSENT', ['LEAVE_AM', 'ABSENT']],
  ])('AM leave, nobody yet: at %s', (now, status, statuses) => {
    const found = day({ approved: { leave: [leave('AM')] }, now })
    expect([found?.status, found?.statuses]).toEqual([status, statuses])
  })

  test.each([
    ['AM', 'ABSENT_PM'],
    ['PM', 'ABSENT_AM'],
  ] as const)('%s leave: why names the half that nobody came for', (half, code) =>
    expect(day({ approved: { leave: [leave(half)] } })?.why.map(reason => reason.code)).toEqual([
      `LEAVE_${half}`,
      code,
    ]),
  )
})
