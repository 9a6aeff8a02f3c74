import { describe, expect, test } from 'vitest'
import { boardState } from './board-state.ts'
import type { ApprovedFacts } from './day-facts.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'

const date = '2026-04-22'
const day = weekShift([['08:30', '17:30']])
const twoPeriods = weekShift([
  ['08:00', '12:00'],
  ['13:00', '17:00'],
])
const request = (timeIn: string | null, timeOut: string | null): Partial<ApprovedFacts> => ({
  attendanceRequests: [{ timeIn, timeOut, type: 'Forgot', typeLo: '' }],
})
const offSite = (timeIn: string, timeOut: string): Partial<ApprovedFacts> => ({
  offSite: [{ timeIn, timeOut, place: 'Savannakhet' }],
})
const night = weekShift([['22:00', '06:00']])
const holiday = { from: date, to: date, name: 'Day off', nameLo: 'ວັນພັກ', yearly: false }
const leave = (...halves: readonly ('AM' | 'PM')[]): Partial<ApprovedFacts> => ({
  leave: halves.map(half => ({ half, type: 'Annual', typeLo: 'ປະຈຳປີ', isPaid: true })),
})

type Situation = {
  readonly now: string
  readonly punches?: string
  readonly approved?: Partial<ApprovedFacts>
  readonly isHoliday?: boolean
  readonly shift?: typeof day | null
}

function stateOf({ now, punches = '', approved = {}, isHoliday = false, shift = day }: Situation) {
  const found = exampleDay({
    date,
    now,
    punches: punches.split(' ').filter(time => time !== ''),
    approved,
    holidays: isHoliday ? [holiday] : [],
    person: officeWorker({ shiftOn: () => shift }),
  })
  return found && boardState(found.facts, punchAt(date, now))
}

describe('where somebody is', () => {
  test.each([
    ['before work', { now: '08:29' }, 'NOT_YET'],
    ['work has begun', { now: '08:30' }, 'MISSING'],
    ['work has ended', { now: '18:00' }, 'MISSING'],
    ['came', { now: '08:29', punches: '08:20' }, 'IN'],
    ['came twice in two minutes', { now: '08:29', punches: '08:20 08:22' }, 'IN'],
    ['left for lunch', { now: '12:30', punches: '08:20 12:05' }, 'OUT'],
    ['came back', { now: '13:00', punches: '08:20 12:05 12:55' }, 'IN'],
    ['left in the end', { now: '17:40', punches: '08:20 17:31' }, 'OUT'],
    ['left in the end, a lunch punch forgotten', { now: '17:40', punches: '08:20 12:55 17:30' }, 'OUT'],
    ['never punched out', { now: '20:00', punches: '08:20' }, 'IN'],
    ['leave all day', { now: '10:00', approved: leave('AM', 'PM') }, 'AWAY'],
    ['leave in the morning', { now: '10:00', approved: leave('AM') }, 'NOT_YET'],
    ['and the afternoon has begun', { now: '13:00', approved: leave('AM') }, 'MISSING'],
    ['leave in the afternoon', { now: '13:00', approved: leave('PM') }, 'MISSING'],
    ['came on leave', { now: '10:00', punches: '09:00', approved: leave('AM', 'PM') }, 'IN'],
    ['a holiday', { now: '10:00', isHoliday: true }, 'OFF'],
    ['came on a holiday', { now: '10:00', isHoliday: true, punches: '09:00' }, 'IN'],
    ['no shift', { now: '10:00', shift: null }, 'OFF'],
    ['the last minute of the first period', { now: '11:59', shift: twoPeriods }, 'MISSING'],
    ['in the break before the second period', { now: '12:00', shift: twoPeriods }, 'NOT_YET'],
    ['leave over the first period', { now: '10:00', shift: twoPeriods, approved: leave('AM') }, 'NOT_YET'],
    ['a request for the arrival', { now: '10:00', approved: request('08:30', null) }, 'IN'],
    ['a request for both times', { now: '18:00', approved: request('08:30', '17:30') }, 'OUT'],
    [
      'a request for both times, before the later',
      { now: '10:00', approved: request('08:30', '17:30') },
      'IN',
    ],
    [
      'a request for the departure',
      { now: '18:00', punches: '08:20', approved: request(null, '17:30') },
      'OUT',
    ],
    ['off-site work to come', { now: '09:00', approved: offSite('13:00', '17:30') }, 'MISSING'],
    [
      'in the office before it',
      { now: '09:00', punches: '08:20', approved: offSite('13:00', '17:30') },
      'IN',
    ],
    [
      'on the way to it',
      { now: '12:30', punches: '08:20 12:05', approved: offSite('13:00', '17:30') },
      'OUT',
    ],
    ['off-site work began', { now: '13:00', approved: offSite('13:00', '17:30') }, 'AWAY'],
    [
      'and never punched out',
      { now: '13:00', punches: '08:20', approved: offSite('13:00', '17:30') },
      'AWAY',
    ],
    ['left during it', { now: '15:30', punches: '08:20 15:00', approved: offSite('13:00', '17:30') }, 'OUT'],
    [
      'came to the office instead',
      { now: '15:30', punches: '15:00', approved: offSite('13:00', '17:30') },
      'IN',
    ],
    [
      'off-site work ended the day',
      { now: '17:30', punches: '08:20', approved: offSite('13:00', '17:30') },
      'OUT',
    ],
    [
      'off-site work in the morning',
      { now: '11:00', punches: '', approved: offSite('08:30', '11:00') },
      'OUT',
    ],
    [
      'and in the office after it',
      { now: '14:00', punches: '11:20', approved: offSite('08:30', '11:00') },
      'IN',
    ],
    ['a night to come', { now: '21:00', shift: night }, 'NOT_YET'],
    ['a night that began', { now: '23:00', shift: night, punches: '21:50' }, 'IN'],
  ] as const)('%s', (_what, situation, state) => expect(stateOf(situation)).toBe(state))

  test('works elsewhere all day', () => {
    const offSite = [{ timeIn: null, timeOut: null, place: 'Savannakhet' }]
    expect(stateOf({ now: '10:00', approved: { offSite } })).toBe('AWAY')
  })
})
