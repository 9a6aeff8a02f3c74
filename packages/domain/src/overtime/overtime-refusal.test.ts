// Why overtime cannot be requested (O2), at every boundary.
import { describe, expect, test } from 'vitest'
import { overtimeMinutes, overtimesOverlap } from './asked-overtime.ts'
import type { AskedOvertime } from './asked-overtime.ts'
import type { OvertimeUse } from './overtime-limits.ts'
import { overtimeRefusal } from './overtime-refusal.ts'
import type { OvertimeFacts } from './overtime-refusal.ts'

const setting = { maxHourPerDay: 3, maxHourPerMonth: 45, maxConsecutiveDays: 4, minHourPerRequest: 1 }
const at = (timeIn: string, timeOut: string, date = '2026-03-10'): AskedOvertime => ({
  date,
  timeIn,
  timeOut,
})
const use = (asked: AskedOvertime, countedId = 'other', isApproved = false): OvertimeUse => ({
  ...asked,
  countedId,
  isApproved,
})
const facts: OvertimeFacts = {
  startedOn: '2026-01-05',
  endedOn: '2026-06-30',
  attendanceSince: '2026-01-01',
  setting,
  work: [at('08:30', '12:00'), at('13:00', '17:30')],
  uses: [],
}
const refusal = (asked: AskedOvertime, more: Partial<OvertimeFacts> = {}) =>
  overtimeRefusal(asked, { ...facts, ...more })
const code = (asked: AskedOvertime, more: Partial<OvertimeFacts> = {}) => refusal(asked, more)?.code

test.each([
  ['evening', at('17:30', '20:30'), 180],
  ['over midnight', at('22:00', '01:00'), 180],
  ['until midnight', at('22:30', '00:00'), 90],
  ['one minute short of a day', at('08:00', '07:59'), 1439],
  ['both times the same', at('18:00', '18:00'), 0],
])('length: %s', (_, asked, minutes) => expect(overtimeMinutes(asked)).toBe(minutes))

test.each([
  ['touching', at('17:30', '19:00'), at('19:00', '20:00'), false],
  ['one minute in common', at('17:30', '19:01'), at('19:00', '20:00'), true],
  ['after midnight, the next morning', at('22:00', '02:00'), at('01:00', '03:00', '2026-03-11'), true],
  ['until midnight, from midnight', at('22:00', '00:00'), at('00:00', '02:00', '2026-03-11'), false],
  ['the same times of another date', at('17:30', '19:00'), at('17:30', '19:00', '2026-03-11'), false],
])('overlap: %s', (_, one, other, expected) => {
  expect(overtimesOverlap(one, other)).toBe(expected)
  expect(overtimesOverlap(other, one)).toBe(expected)
})

describe('the first reason that applies', () => {
  test.each([
    ['nothing', at('17:30', '20:30'), undefined],
    ['the first day', at('17:30', '18:30', '2026-01-05'), undefined],
    ['before the first day', at('17:30', '18:30', '2026-01-04'), 'BEFORE_EMPLOYMENT'],
    ['the last day', at('17:30', '18:30', '2026-06-30'), undefined],
    ['after the last day', at('17:30', '18:30', '2026-07-01'), 'AFTER_EMPLOYMENT'],
    ['the same times', at('18:00', '18:00'), 'TIMES_SAME'],
    ['an hour', at('17:30', '18:30'), undefined],
    ['a minute less', at('17:30', '18:29'), 'OT_TOO_SHORT'],
    ['up to the start of work', at('06:30', '08:30'), undefined],
    ['a minute into work', at('06:30', '08:31'), 'OT_IN_WORK_TIME'],
    ['in the lunch break', at('12:00', '13:00'), undefined],
    ['longer than the lunch break', at('12:00', '13:01'), 'OT_IN_WORK_TIME'],
    ['three hours', at('17:30', '20:30'), undefined],
    ['a minute more', at('17:30', '20:31'), 'OT_DAY_LIMIT'],
  ])('%s', (_, asked, expected) => expect(code(asked)).toBe(expected))

  test('the first day of attendance, and the day before', () => {
    const asked = at('17:30', '18:30', '2026-03-10')
    expect(refusal(asked, { attendanceSince: '2026-03-10' })).toBeUndefined()
    expect(refusal(asked, { attendanceSince: '2026-03-11' })).toEqual({
      code: 'BEFORE_ATTENDANCE',
      date: '2026-03-11',
    })
  })

  test('no end of employment', () =>
    expect(code(at('17:30', '18:30', '2030-01-01'), { endedOn: null })).toBeUndefined())

  test('no shortest length: any length but none', () => {
    const any = { setting: { ...setting, minHourPerRequest: 0 } }
    expect(code(at('17:30', '17:31'), any)).toBeUndefined()
    expect(code(at('17:30', '17:30'), any)).toBe('TIMES_SAME')
  })

  test('a night shift of the day before, and one that begins the next day', () => {
    const work = [at('22:00', '06:00', '2026-03-09'), at('05:00', '13:00', '2026-03-11')]
    expect(code(at('05:00', '07:00'), { work })).toBe('OT_IN_WORK_TIME')
    expect(code(at('06:00', '08:00'), { work })).toBeUndefined()
    expect(code(at('23:00', '01:00'), { work })).toBeUndefined()
    expect(refusal(at('03:00', '05:01', '2026-03-11'), { work })).toMatchObject({
      code: 'OT_IN_WORK_TIME',
      other: { date: '2026-03-11', timeIn: '05:00' },
    })
  })

  test('work of 24 hours', () =>
    expect(code(at('17:30', '18:30'), { work: [at('08:00', '08:00')] })).toBe('OT_IN_WORK_TIME'))

  test('other overtime is named', () =>
    expect(refusal(at('18:00', '19:00'), { uses: [use(at('17:30', '18:30'))] })).toMatchObject({
      code: 'OT_OVERLAPS',
      other: { date: '2026-03-10', timeIn: '17:30', timeOut: '18:30' },
    }))
})

describe('limits', () => {
  test('the day: with other requests, and a request with its pending change once', () => {
    const morning = use(at('06:30', '08:00'), 'a', true)
    expect(code(at('17:30', '19:00'), { uses: [morning] })).toBeUndefined()
    expect(refusal(at('17:30', '19:01'), { uses: [morning] })).toEqual({ code: 'OT_DAY_LIMIT', hours: 3 })
    const change = use(at('06:00', '07:00'), 'a')
    expect(code(at('17:30', '19:00'), { uses: [morning, change] })).toBeUndefined()
  })

  test('the month, from the 21st to the 20th', () => {
    const days = ['02-21', '02-23', '02-25', '02-27', '03-01', '03-03', '03-05']
    const uses = days.flatMap((day, index) => [
      use(at('17:30', '20:30', `2026-${day}`), `a${index}`, true),
      use(at('05:30', '08:30', `2026-${day}`), `b${index}`),
    ])
    // 42 hours on 7 days.
    expect(code(at('17:30', '20:30', '2026-03-20'), { uses })).toBeUndefined()
    const more = [...uses, use(at('17:30', '18:30', '2026-03-15'), 'c')]
    expect(refusal(at('17:30', '20:00', '2026-03-20'), { uses: more })).toEqual({
      code: 'OT_MONTH_LIMIT',
      hours: 45,
    })
    expect(code(at('17:30', '19:30', '2026-03-20'), { uses: more })).toBeUndefined()
    // The next month begins on the 21st.
    expect(code(at('17:30', '20:30', '2026-03-21'), { uses: more })).toBeUndefined()
  })

  test('days in a row: before, after, and around', () => {
    const on = (...days: number[]) =>
      days.map(day => use(at('17:30', '18:30', `2026-03-${String(day).padStart(2, '0')}`), `d${day}`))
    expect(code(at('17:30', '18:30'), { uses: on(7, 8, 9) })).toBeUndefined()
    expect(refusal(at('17:30', '18:30'), { uses: on(6, 7, 8, 9) })).toEqual({
      code: 'OT_CONSECUTIVE_DAYS',
      days: 4,
    })
    expect(code(at('17:30', '18:30'), { uses: on(11, 12, 13) })).toBeUndefined()
    expect(code(at('17:30', '18:30'), { uses: on(11, 12, 13, 14) })).toBe('OT_CONSECUTIVE_DAYS')
    expect(code(at('17:30', '18:30'), { uses: on(8, 9, 11, 12) })).toBe('OT_CONSECUTIVE_DAYS')
    expect(code(at('17:30', '18:30'), { uses: on(5, 6, 7, 8, 12, 13, 14, 15) })).toBeUndefined()
    // A second request of a day adds no day.
    expect(code(at('06:00', '07:00'), { uses: on(8, 9, 10, 11) })).toBeUndefined()
  })
})
