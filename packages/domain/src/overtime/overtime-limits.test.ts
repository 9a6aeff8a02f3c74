// The meter of the three limits (O2).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { exceeds, limitDates, overtimeLimits, usedLimits } from './overtime-limits.ts'
import type { OvertimeUse } from './overtime-limits.ts'

const setting = { maxHourPerDay: 3, maxHourPerMonth: 45, maxConsecutiveDays: 4, minHourPerRequest: 1 }
const date = '2026-03-10'
const use = (day: string, timeOut: string, more: Partial<OvertimeUse> = {}): OvertimeUse => ({
  date: day,
  timeIn: '17:30',
  timeOut,
  countedId: day,
  isApproved: false,
  ...more,
})
const asked = { date, timeIn: '17:30', timeOut: '19:30' }

test('approved, pending and requested, each in its range', () => {
  const uses = [
    use('2026-02-20', '20:30'),
    use('2026-02-21', '18:30', { isApproved: true }),
    use('2026-03-09', '20:30'),
    use(date, '18:00', { timeIn: '06:00', timeOut: '06:30', countedId: 'morning', isApproved: true }),
    use('2026-03-21', '20:30'),
  ]
  expect(overtimeLimits(asked, uses, setting)).toEqual({
    day: { approved: 30, pending: 0, requested: 120, limit: 180 },
    month: { from: '2026-02-21', to: '2026-03-20', approved: 90, pending: 180, requested: 120, limit: 2700 },
    consecutive: { from: '2026-03-09', to: date, approved: 1, pending: 1, requested: 0, limit: 4 },
  })
})

test('before anything is requested: the days that overtime on the date would continue', () => {
  const uses = [
    use('2026-03-08', '18:30', { isApproved: true }),
    use('2026-03-09', '20:30'),
    use('2026-03-11', '18:00'),
    use('2026-03-13', '18:00'),
  ]
  expect(usedLimits(date, uses, setting)).toEqual({
    day: { approved: 0, pending: 0, limit: 180 },
    month: { from: '2026-02-21', to: '2026-03-20', approved: 60, pending: 240, limit: 2700 },
    consecutive: { from: '2026-03-08', to: '2026-03-11', approved: 1, pending: 2, limit: 4 },
  })
  expect(usedLimits('2026-03-16', uses, setting).consecutive).toEqual({
    from: '2026-03-16',
    to: '2026-03-16',
    approved: 0,
    pending: 0,
    limit: 4,
  })
})

test('a pending change counts only what it adds to its original', () => {
  const original = use(date, '18:30', { countedId: 'a', isApproved: true })
  const longer = use(date, '19:30', { countedId: 'a' })
  const shorter = use(date, '18:00', { countedId: 'a' })
  expect(overtimeLimits(asked, [original, longer], setting).day).toMatchObject({ approved: 60, pending: 60 })
  expect(overtimeLimits(asked, [original, shorter], setting).day).toMatchObject({ approved: 60, pending: 0 })
})

test('the dates to read include the period and every day that can be in a row', () => {
  expect(limitDates('2026-03-10', setting)).toEqual({ from: '2026-02-21', to: '2026-03-20' })
  expect(limitDates('2026-03-21', setting)).toEqual({ from: '2026-03-17', to: '2026-04-20' })
  expect(limitDates('2026-03-20', setting)).toEqual({ from: '2026-02-21', to: '2026-03-24' })
})

test('the order of requests changes nothing, and what is outside of limitDates neither', () => {
  const someUse = fc.record({
    day: fc.integer({ min: -40, max: 40 }),
    start: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 5 }),
    countedId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    isApproved: fc.boolean(),
  })
  const hour = (value: number) => `${String(value % 24).padStart(2, '0')}:00`
  fc.assert(
    fc.property(fc.array(someUse, { maxLength: 30 }), some => {
      const uses = some.map(({ day, start, hours, ...rest }) => ({
        ...rest,
        date: addDays(date, day),
        timeIn: hour(start),
        timeOut: hour(start + hours),
      }))
      const limits = overtimeLimits(asked, uses, setting)
      expect(overtimeLimits(asked, uses.toReversed(), setting)).toEqual(limits)
      const { from, to } = limitDates(date, setting)
      const read = uses.filter(one => from <= one.date && one.date <= to)
      const ofRead = overtimeLimits(asked, read, setting)
      expect(ofRead.day).toEqual(limits.day)
      expect(ofRead.month).toEqual(limits.month)
      expect(exceeds(ofRead.consecutive)).toBe(exceeds(limits.consecutive))
    }),
  )
})
