import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  datesFrom,
  daysBetween,
  endOfMonth,
  instantOf,
  isLocalDate,
  isLocalTime,
  localDateOf,
  localTimeOf,
  minuteOfDay,
  startOfMonth,
  timeOfMinutes,
  weekday,
  yearOf,
} from './local-date.ts'

const date = fc.integer({ min: -365 * 1500, max: 365 * 1500 }).map(days => addDays('1970-01-01', days))

describe('dates', () => {
  test.each([
    ['2026-01-01', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['1900-02-29', false],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-06-31', false],
    ['2026-09-31', false],
    ['2026-11-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0000-01-01', false],
    ['2026-1-01', false],
    ['26-01-01', false],
    ['2026-01-01T00:00', false],
    [' 2026-01-01', false],
    ['2026-01-01\n', false],
    ['໒໐໒໖-໐໑-໐໑', false],
    ['', false],
  ])('isLocalDate(%j) is %j', (text, expected) => expect(isLocalDate(text)).toBe(expected))

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('addDays(%s, %i) is %s', (from, days, expected) => expect(addDays(from, days)).toBe(expected))

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
  ])('addMonths(%s, %i) is %s', (from, months, expected) => expect(addMonths(from, months)).toBe(expected))

  test.each([
    ['2026-01-04', 0],
    ['2026-01-05', 1],
    ['2026-01-10', 6],
    ['1969-12-28', 0],
    ['2024-02-29', 4],
  ])('weekday(%s) is %i', (day, expected) => expect(weekday(day)).toBe(expected))

  test('months and years', () => {
    expect(startOfMonth('2026-02-17')).toBe('2026-02-01')
    expect(endOfMonth('2026-02-17')).toBe('2026-02-28')
    expect(endOfMonth('2024-02-01')).toBe('2024-02-29')
    expect(endOfMonth('2026-12-01')).toBe('2026-12-31')
    expect(yearOf('2026-12-31')).toBe(2026)
  })

  test('datesFrom includes both ends and is empty backwards', () => {
    expect(datesFrom('2026-02-27', '2026-03-02')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    expect(datesFrom('2026-02-27', '2026-02-27')).toEqual(['2026-02-27'])
    expect(datesFrom('2026-02-27', '2026-02-26')).toEqual([])
  })

  test('a wrong date or time throws', () => {
    expect(() => addDays('26-1-1', 1)).toThrow(RangeError)
    expect(() => minuteOfDay('24:00')).toThrow(RangeError)
  })

  test('adding days agrees with the distance, the order and the weekday', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = addDays(from, days)
        expect(isLocalDate(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(days)
        expect(to > from).toBe(days > 0)
        expect((weekday(to) - weekday(from) - days) % 7 === 0).toBe(true)
      }),
    )
  })

  test('adding months keeps the day unless the month is too short', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -500, max: 500 }), (from, months) => {
        const to = addMonths(from, months)
        const monthNumber = (text: string) => yearOf(text) * 12 + Number(text.slice(5, 7))
        expect(isLocalDate(to)).toBe(true)
        expect(monthNumber(to) - monthNumber(from)).toBe(months)
        expect(to.slice(8) === from.slice(8) || (to === endOfMonth(to) && to.slice(8) < from.slice(8))).toBe(
          true,
        )
      }),
    )
  })
})

describe('times and instants', () => {
  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['8:30', false],
    ['08:30:00', false],
  ])('isLocalTime(%j) is %j', (text, expected) => expect(isLocalTime(text)).toBe(expected))

  test.each([
    [0, '00:00'],
    [510, '08:30'],
    [1439, '23:59'],
    [1440, '00:00'],
    [1501, '01:01'],
  ])('timeOfMinutes(%i) = %s', (minute, time) => expect(timeOfMinutes(minute)).toBe(time))

  test('minuteOfDay', () => {
    expect(minuteOfDay('00:00')).toBe(0)
    expect(minuteOfDay('08:30')).toBe(510)
    expect(minuteOfDay('23:59')).toBe(1439)
  })

  test.each([
    ['2025-12-31T16:59:59.999Z', '2025-12-31', '23:59'],
    ['2025-12-31T17:00:00.000Z', '2026-01-01', '00:00'],
    ['2026-03-02T01:30:59.000Z', '2026-03-02', '08:30'],
  ])('%s in Vientiane is %s %s', (instant, expectedDate, time) => {
    expect(localDateOf(Date.parse(instant), 'Asia/Vientiane')).toBe(expectedDate)
    expect(localTimeOf(Date.parse(instant), 'Asia/Vientiane')).toBe(time)
  })

  test.each([
    ['2026-03-02', '08:30', 'Asia/Vientiane', '2026-03-02T01:30:00.000Z'],
    ['2026-01-01', '00:00', 'Asia/Vientiane', '2025-12-31T17:00:00.000Z'],
    ['2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    // Clocks skip 02:00-03:00: 02:30 is 03:30 summer time.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    // Clocks show 02:30 twice: the first.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-06-01', '00:00', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, expected) =>
    expect(new Date(instantOf(day, time, zone)).toISOString()).toBe(expected),
  )

  test('an instant read back gives its date and time, in any zone without a gap there', () => {
    const zone = fc.constantFrom('Asia/Vientiane', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati')
    const recent = fc.integer({ min: 0, max: 20_000 }).map(days => addDays('1990-01-01', days % 16_000))
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map(
        minute =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      )
    fc.assert(
      fc.property(zone, recent, time, (timeZone, day, at) => {
        fc.pre(timeZone !== 'Pacific/Kiritimati' || day > '1995-01-02')
        const instant = instantOf(day, at, timeZone)
        expect([localDateOf(instant, timeZone), localTimeOf(instant, timeZone)]).toEqual([day, at])
      }),
    )
  })
})

describe('what is remembered of a zone is what its table says', () => {
  const shown = (instant: number, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)

  test.each([
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:00Z', '2026-04-04T15:00:00Z'],
    ['Pacific/Kiritimati', '1994-12-31T09:59:00Z', '1994-12-31T10:00:00Z'],
    ['Asia/Vientiane', '1960-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ])('%s around %s', (timeZone, ...instants) => {
    for (const instant of instants.map(Date.parse))
      expect(`${localDateOf(instant, timeZone)} ${localTimeOf(instant, timeZone)}`).toBe(
        shown(instant, timeZone),
      )
  })

  test('at any minute from 1960 to 2040', () => {
    const zone = fc.constantFrom('Asia/Vientiane', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe')
    const minute = fc.integer({ min: -5_000_000, max: 36_000_000 })
    fc.assert(
      fc.property(zone, minute, (timeZone, at) => {
        const instant = at * 60_000
        expect(`${localDateOf(instant, timeZone)} ${localTimeOf(instant, timeZone)}`).toBe(
          shown(instant, timeZone),
        )
      }),
    )
  })
})
