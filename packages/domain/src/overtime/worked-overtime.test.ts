// What of approved overtime was worked (O3), at the boundaries of presence, schedule, midnight and windows.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesIn } from './cut-minutes.ts'
import { workedOvertime } from './worked-overtime.ts'
import type { AttendedDay, DaysAround, Presence } from './worked-overtime.ts'

const minuteMs = 60_000
const midnight = Date.UTC(2026, 2, 10)
/** at('17:30') on Tuesday 10 March; days after it as the second argument. */
const at = (time: string, days = 0, seconds = 0) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return midnight + (days * 1440 + hour * 60 + minute) * minuteMs + seconds * 1000
}
const was = (timeIn: string | null, timeOut: string | null): Presence => ({
  inAt: timeIn === null ? null : at(timeIn),
  outAt: timeOut === null ? null : at(timeOut),
})
const day = (changes: Partial<AttendedDay> = {}): AttendedDay => ({
  date: '2026-03-10',
  timeZone: 'UTC',
  isHoliday: false,
  schedule: [
    { startsAt: at('08:30'), endsAt: at('12:00') },
    { startsAt: at('13:00'), endsAt: at('17:30') },
  ],
  windowEndsAt: at('22:00'),
  overtime: [{ timeIn: '17:30', timeOut: '20:00' }],
  presence: [],
  ...changes,
})
const alone = (changes: Partial<AttendedDay> = {}): DaysAround => ({
  before: undefined,
  day: day(changes),
  after: undefined,
})
const result = (around: DaysAround, byHand: number | null = null) => {
  const { status, worked } = workedOvertime(around, byHand)
  return [status, minutesIn(worked)]
}
const overtime = (...times: string[]) => ({
  overtime: times.map(span => {
    const [timeIn = '', timeOut = ''] = span.split('-')
    return { timeIn, timeOut }
  }),
})

test.each<[string, Partial<AttendedDay>, string, number]>([
  ['until the end', { presence: [was('08:25', '20:00')] }, 'NORMAL', 150],
  ['longer than approved', { presence: [was('08:25', '21:10')] }, 'NORMAL', 150],
  ['less than approved', { presence: [was('08:25', '19:42')] }, 'NORMAL', 132],
  ['one minute', { presence: [was('08:25', '17:31')] }, 'NORMAL', 1],
  ['none: left when it began', { presence: [was('08:25', '17:30')] }, 'ABSENT', 0],
  ['none: came when it had ended', { presence: [was('20:00', '21:00')] }, 'ABSENT', 0],
  ['nobody there', {}, 'ABSENT', 0],
  ['no punches', { presence: [was(null, null)] }, 'ABSENT', 0],
  ['no time out', { presence: [was('08:25', null)] }, 'NO_TIME_OUT', 0],
  ['no time in', { presence: [was(null, '19:42')] }, 'NO_TIME_IN', 0],
  ['no time in, and left when it began', { presence: [was(null, '17:30')] }, 'ABSENT', 0],
  ['no time out, but came when it had ended', { presence: [was('20:00', null)] }, 'ABSENT', 0],
  ['came back for it', { presence: [was('08:25', '17:30'), was('18:00', '19:00')] }, 'NORMAL', 60],
  [
    'seconds are dropped',
    { presence: [{ inAt: at('17:45', 0, 59), outAt: at('19:42', 0, 59) }] },
    'NORMAL',
    117,
  ],
])('%s', (_, changes, status, minutes) => {
  expect(result(alone(changes))).toEqual([status, minutes])
})

const [morning, afternoon, evening] = [was('08:25', '12:00'), was('13:00', '17:30'), was('18:00', '19:00')]
test.each<[string, Presence[], string, string, [number, number] | null]>([
  ['during the overtime, of several', [morning, afternoon, evening], '17:30-20:00', 'NORMAL', [1080, 1140]],
  ['the nearest before it', [morning, afternoon], '18:00-20:00', 'ABSENT', [780, 1050]],
  ['the nearest after it', [afternoon, evening], '06:00-08:00', 'ABSENT', [780, 1050]],
  ['in the work that it touches', [morning, afternoon], '17:00-20:00', 'ABSENT', [780, 1050]],
  ['nobody', [], '17:30-20:00', 'ABSENT', null],
])('presence that the reasons name (O3, A12): %s', (_, presence, asked, status, minutes) => {
  const found = workedOvertime(alone({ presence, ...overtime(asked) }), null)
  expect([found.status, found.present && [found.present.from, found.present.to]]).toEqual([status, minutes])
})

test('a missing time out during the overtime needs HR, though there is other presence', () => {
  const presence = [morning, was('13:00', null)]
  expect(result(alone({ presence, ...overtime('11:30-13:30') }))).toEqual(['NO_TIME_OUT', 0])
})

const present = { presence: [was('05:00', '23:00')] }
test.each<[string, Partial<AttendedDay>, number]>([
  ['before work', { ...present, ...overtime('06:00-08:30') }, 150],
  ['before work, a minute of it is work', { ...present, ...overtime('06:00-08:31') }, 150],
  ['in the break', { ...present, ...overtime('12:00-13:00') }, 60],
  ['across the whole day', { ...present, ...overtime('06:00-20:00') }, 6 * 60],
  ['all of it is work by now', { ...present, ...overtime('09:00-11:00') }, 0],
  [
    'on a holiday, in the hours of the shift',
    { ...present, isHoliday: true, ...overtime('09:00-11:00') },
    120,
  ],
  ['on a rest day', { ...present, schedule: [], ...overtime('09:00-11:00') }, 120],
  ['twice', { ...present, ...overtime('06:00-08:30', '17:30-20:00') }, 300],
])('is outside scheduled work: %s', (_, changes, minutes) => {
  expect(result(alone(changes))).toEqual(['NORMAL', minutes])
})

test('one missing punch leaves the whole date unpaid', () => {
  const twice = {
    ...overtime('06:00-08:00', '18:00-20:00'),
    presence: [was('05:55', '08:00'), was('17:50', null)],
  }
  expect(result(alone(twice))).toEqual(['NO_TIME_OUT', 0])
})

test('over midnight it belongs to the date on which it began', () => {
  const night = {
    ...overtime('22:00-02:00'),
    windowEndsAt: at('04:00', 1),
    presence: [{ inAt: at('08:25'), outAt: at('01:30', 1) }],
  }
  const next = {
    ...day(),
    date: '2026-03-11',
    schedule: [{ startsAt: at('01:00', 1), endsAt: at('09:00', 1) }],
  }
  expect(result(alone(night))).toEqual(['NORMAL', 210])
  // The shift of the next day begins at 01:00 by now.
  expect(result({ ...alone(night), after: next })).toEqual(['NORMAL', 180])
  expect(result({ ...alone(night), after: { ...next, isHoliday: true } })).toEqual(['NORMAL', 210])
})

test('overtime that continues the night before is attended with that night', () => {
  const before: AttendedDay = {
    ...day(),
    date: '2026-03-09',
    schedule: [{ startsAt: at('22:00', -1), endsAt: at('06:00') }],
    windowEndsAt: at('10:00'),
    overtime: [],
    presence: [{ inAt: at('21:55', -1), outAt: at('07:30') }],
  }
  const morning = {
    ...day(overtime('06:00-08:00')),
    schedule: [{ startsAt: at('22:00'), endsAt: at('06:00', 1) }],
  }
  expect(result({ before, day: morning, after: undefined })).toEqual(['NORMAL', 90])
  const noOut = { ...before, presence: [{ inAt: at('21:55', -1), outAt: null }] }
  expect(result({ before: noOut, day: morning, after: undefined })).toEqual(['NO_TIME_OUT', 0])
  // At the instant at which its window ends, the overtime is over.
  const exact = { ...before, windowEndsAt: at('08:00') }
  expect(result({ before: exact, day: morning, after: undefined })).toEqual(['NORMAL', 90])
  // The window of the night ended earlier: the morning is attended with its own day.
  const ended = { ...before, windowEndsAt: at('07:59') }
  expect(result({ before: ended, day: morning, after: undefined })).toEqual(['ABSENT', 0])
})

test.each([
  ['none', 0, 0],
  ['less than approved', 45, 45],
  ['all', 150, 150],
  ['more than is approved by now', 151, 150],
])('minutes by hand: %s', (_, entered, minutes) => {
  expect(result(alone({ presence: [was('08:25', null)] }), entered)).toEqual(['MANUAL', minutes])
})

test('minutes by hand count from the start of what is approved', () => {
  const twice = alone(overtime('17:30-20:00', '06:00-08:00'))
  expect(workedOvertime(twice, 150).worked).toEqual([
    { from: 360, to: 480 },
    { from: 1050, to: 1080 },
  ])
})

const minute = fc.integer({ min: -600, max: 2400 })
const span = fc.tuple(minute, minute).filter(([from, to]) => from < to)
const instant = (of: number) => midnight + of * minuteMs
const anyDay = fc.record({
  overtime: fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 })), {
    maxLength: 3,
  }),
  schedule: fc.array(span, { maxLength: 3 }),
  presence: fc.array(span, { maxLength: 3 }),
})

test('worked minutes are approved, attended and no scheduled work, and none is left out', () => {
  const hours = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  fc.assert(
    fc.property(anyDay, given => {
      const around = alone({
        overtime: given.overtime.map(([timeIn, timeOut]) => ({
          timeIn: hours(timeIn),
          timeOut: hours(timeOut),
        })),
        schedule: given.schedule.map(([from, to]) => ({ startsAt: instant(from), endsAt: instant(to) })),
        presence: given.presence.map(([from, to]) => ({ inAt: instant(from), outAt: instant(to) })),
      })
      const asked = given.overtime.map(([from, to]) => [from * 60, (to < from ? to + 24 : to) * 60] as const)
      const isIn = (of: number, spans: readonly (readonly [number, number])[]) =>
        spans.some(([from, to]) => from <= of && of < to)
      const expected = Array.from({ length: 3000 }, (_, of) => of).filter(
        of => isIn(of, asked) && isIn(of, given.presence) && !isIn(of, given.schedule),
      )
      const { worked } = workedOvertime(around, null)
      const minutes = worked.flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, index) => from + index),
      )
      expect(minutes).toEqual(expected)
    }),
  )
})
