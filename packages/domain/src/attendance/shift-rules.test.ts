import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '../calendar/day-halves.ts'
import { shiftItemsOn } from '../calendar/day-plan.ts'
import type { ShiftItem } from '../calendar/day-plan.ts'
import { addDays, datesFrom } from '../calendar/local-date.ts'
import { changedItems, inTimeOrder, itemsAsIfSince, itemsFrom } from './shift-change.ts'
import { shiftClash } from './shift-clash.ts'
import {
  mondayOf,
  nextWeek,
  plannedMinutes,
  shiftWeek,
  shownDay,
  weekAsOf,
  weekSummary,
} from './shift-week.ts'

const item = (
  day: number,
  timeIn: string,
  timeOut: string,
  startDate = '2026-01-01',
  expireDate: string | null = null,
): ShiftItem => ({ day, timeIn, timeOut, startDate, expireDate })
const shiftOf = (items: readonly ShiftItem[]) => ({ items, amEnd: '12:00', pmStart: '13:00' })

describe('periods that somebody would work at the same time', () => {
  test.each<[string, ShiftItem, ShiftItem, string | undefined]>([
    ['apart', item(1, '08:00', '12:00'), item(1, '13:00', '17:00'), undefined],
    ['touching', item(1, '08:00', '12:00'), item(1, '12:00', '17:00'), undefined],
    ['by a minute', item(1, '08:00', '12:01'), item(1, '12:00', '17:00'), 'periodsOverlap'],
    ['the same twice', item(1, '08:00', '12:00'), item(1, '08:00', '12:00'), 'periodsOverlap'],
    ['one within the other', item(1, '08:00', '17:00'), item(1, '10:00', '11:00'), 'periodsOverlap'],
    ['another day', item(1, '08:00', '17:00'), item(2, '08:00', '17:00'), undefined],
    [
      'one after the other ended',
      item(1, '08:00', '12:00', '2026-01-01', '2026-01-31'),
      item(1, '08:00', '12:00', '2026-02-01'),
      undefined,
    ],
    [
      // Monday 2 February is the only Monday that both could share, and the first ends on Sunday.
      'dates that overlap without a Monday among them',
      item(1, '08:00', '12:00', '2026-01-01', '2026-02-01'),
      item(1, '08:00', '12:00', '2026-01-27'),
      undefined,
    ],
    [
      'dates that share one Monday',
      item(1, '08:00', '12:00', '2026-01-01', '2026-02-02'),
      item(1, '08:00', '12:00', '2026-01-27'),
      'periodsOverlap',
    ],
    [
      'a night that ends when the next day begins',
      item(1, '22:00', '06:00'),
      item(2, '06:00', '14:00'),
      undefined,
    ],
    ['a night into the next day', item(1, '22:00', '06:01'), item(2, '06:00', '14:00'), 'nightOverlap'],
    ['Saturday night into Sunday', item(6, '22:00', '06:00'), item(0, '05:00', '14:00'), 'nightOverlap'],
    ['the other way round', item(0, '05:00', '14:00'), item(6, '22:00', '06:00'), 'nightOverlap'],
    ['until midnight', item(1, '16:00', '00:00'), item(2, '00:00', '08:00'), undefined],
    ['a whole day and the next', item(1, '08:00', '08:00'), item(2, '08:00', '08:00'), undefined],
    [
      'a night and an evening of the same day',
      item(1, '22:00', '06:00'),
      item(1, '20:00', '22:30'),
      'periodsOverlap',
    ],
    [
      'the last night before the next day begins to be worked',
      item(1, '22:00', '06:00', '2026-01-01', '2026-01-05'),
      item(2, '05:00', '14:00', '2026-01-07'),
      undefined,
    ],
    [
      'the last night, and the day after it',
      item(1, '22:00', '06:00', '2026-01-01', '2026-01-05'),
      item(2, '05:00', '14:00', '2026-01-06'),
      'nightOverlap',
    ],
  ])('%s', (_, one, other, code) => {
    expect(shiftClash([one, other])?.code).toBe(code)
    expect(shiftClash([other, one])?.code).toBe(code)
  })

  test('names the later of the two in the list', () => {
    const items = [item(1, '08:00', '12:00'), item(2, '08:00', '12:00'), item(1, '11:00', '13:00')]
    expect(shiftClash(items)).toEqual({ index: 2, other: 0, code: 'periodsOverlap' })
  })
})

const minute = fc.integer({ min: 0, max: 47 }).map(half => {
  const [hour, rest] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30']
  return `${String(hour).padStart(2, '0')}:${rest}`
})
const startDate = fc.integer({ min: 0, max: 20 }).map(days => addDays('2026-01-01', days))
const anyItem = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    timeIn: minute,
    timeOut: minute,
    startDate,
    length: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ length, ...rest }) => ({
    ...rest,
    expireDate: length === null ? null : addDays(rest.startDate, length),
  }))
const dates = datesFrom('2025-12-25', '2026-02-28')

test('no clash = never two at once, minute by minute', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 2, maxLength: 3 }), items => {
      const stretches = dates.flatMap((date, index) =>
        shiftItemsOn(shiftOf(items), date).map(one => {
          const { start, end } = minutesOf(one)
          return { start: start + index * 1440, end: end + index * 1440 }
        }),
      )
      const isTwice = stretches.some((one, place) =>
        stretches.slice(place + 1).some(other => one.start < other.end && other.start < one.end),
      )
      expect(shiftClash(items) !== undefined).toBe(isTwice)
    }),
  )
})

describe('a change from a day on', () => {
  const from = '2026-01-12'
  test('ends what applied the day before, and keeps what goes on', () => {
    const stored = [item(1, '08:00', '12:00'), item(2, '08:00', '12:00')]
    const given = [item(1, '08:00', '12:00', from), item(2, '09:00', '12:00', from)]
    expect(changedItems(stored, { from, items: given })).toEqual([
      stored[0],
      given[1],
      { ...stored[1], expireDate: '2026-01-11' },
    ])
  })

  test('on the first day of an item nothing of it is left', () => {
    const stored = [item(1, '08:00', '12:00', from)]
    const given = [item(1, '09:00', '12:00')]
    expect(changedItems(stored, { from, items: given })).toEqual([{ ...given[0], startDate: from }])
  })

  test('what ended before stays as it was', () => {
    const old = item(1, '08:00', '12:00', '2025-01-01', '2025-12-31')
    expect(changedItems([old], { from, items: [] })).toEqual([old])
    const lastDay = item(2, '08:00', '12:00', '2025-01-01', from)
    expect(itemsFrom([old, lastDay, item(3, '08:00', '12:00')], from)).toHaveLength(2)
  })

  test('the days before are worked as before, those from it on as given', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem, { maxLength: 4 }),
        fc.array(anyItem, { maxLength: 4 }),
        (stored, given) => {
          const later = given.filter(({ expireDate }) => expireDate === null || expireDate >= from)
          const after = changedItems(stored, { from, items: later })
          const times = (items: readonly ShiftItem[], date: string) =>
            shiftItemsOn(shiftOf(items), date)
              .map(({ timeIn, timeOut }) => `${timeIn} ${timeOut}`)
              .toSorted()
          for (const date of dates) {
            const expected =
              date < from
                ? stored
                : later.map(one => ({ ...one, startDate: one.startDate < from ? from : one.startDate }))
            expect(times(after, date)).toEqual(times(expected, date))
          }
        },
      ),
    )
  })

  test('is listed by weekday and time, whenever a period began to hold', () => {
    const morning = item(1, '08:00', '12:00', '2026-01-12')
    const afternoon = item(1, '13:00', '17:30')
    const [sunday, earlier] = [item(0, '22:00', '06:00'), item(1, '08:00', '11:00', '2025-06-01')]
    expect(inTimeOrder([afternoon, morning, earlier, sunday])).toEqual([sunday, earlier, morning, afternoon])
  })

  test('as if it had applied since an earlier day: what ends before is left out, what comes later stays', () => {
    const ended = item(1, '08:30', '12:00', '2025-01-01', '2026-01-11')
    const now = item(1, '08:00', '12:00', from)
    const later = item(1, '09:00', '12:00', '2026-02-02')
    const since = '2026-01-02'
    expect(itemsAsIfSince([ended, now, later], { from, since })).toEqual([
      { ...now, startDate: since },
      later,
    ])
  })

  test('made again it changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 4 }), stored => {
        const items = itemsFrom(stored, from)
        const worked = (all: readonly ShiftItem[]) =>
          dates.map(date => shiftItemsOn(shiftOf(all), date).map(({ timeIn, timeOut }) => [timeIn, timeOut]))
        const sorted = (all: readonly ShiftItem[]) => JSON.stringify(worked(all).map(day => day.toSorted()))
        expect(sorted(changedItems(stored, { from, items }))).toBe(sorted(stored))
      }),
    )
  })
})

describe('a week', () => {
  const office = [1, 2, 3, 4, 5].flatMap(day => [item(day, '08:30', '12:00'), item(day, '13:00', '17:30')])
  test('from Monday to Sunday, with its minutes', () => {
    const week = shiftWeek(shiftOf([...office, item(6, '22:00', '06:00')]), '2026-03-08')
    expect(week.map(({ date, day, minutes }) => [date, day, minutes])).toEqual([
      ['2026-03-02', 1, 480],
      ['2026-03-03', 2, 480],
      ['2026-03-04', 3, 480],
      ['2026-03-05', 4, 480],
      ['2026-03-06', 5, 480],
      ['2026-03-07', 6, 480],
      ['2026-03-08', 0, 0],
    ])
    expect(plannedMinutes(week.flatMap(({ periods }) => periods))).toBe(2880)
  })

  test('consecutive days with the same hours are grouped', () => {
    const items = [...office, item(6, '08:30', '17:30'), item(0, '22:00', '06:00')]
    expect(weekSummary(shiftWeek(shiftOf(items), '2026-03-02'))).toEqual([
      { days: [1, 2, 3, 4, 5, 6], timeIn: '08:30', timeOut: '17:30' },
      { days: [0], timeIn: '22:00', timeOut: '06:00' },
    ])
    const apart = office.filter(({ day }) => day !== 3)
    expect(weekSummary(shiftWeek(shiftOf(apart), '2026-03-02')).map(({ days }) => days)).toEqual([
      [1, 2],
      [4, 5],
    ])
    expect(weekSummary(shiftWeek(shiftOf([]), '2026-03-02'))).toEqual([])
  })

  test('Sunday belongs to the week before; a shift of later is shown on its first day', () => {
    expect([mondayOf('2026-03-08'), mondayOf('2026-03-09')]).toEqual(['2026-03-02', '2026-03-09'])
    expect(shownDay([item(1, '08:00', '12:00', '2026-06-01')], '2026-03-02')).toBe('2026-06-01')
    expect(shownDay([item(1, '08:00', '12:00', '2026-01-01')], '2026-03-02')).toBe('2026-03-02')
    expect(shownDay([], '2026-03-02')).toBe('2026-03-02')
  })

  test('a change in the middle of a week does not mix old and new hours', () => {
    const tuesday = '2026-03-03'
    const old = office.map(one => ({ ...one, expireDate: '2026-03-02' }))
    const shift = shiftOf([...old, ...[1, 2, 3, 4, 5].map(day => item(day, '08:00', '17:00', tuesday))])
    const days = [1, 2, 3, 4, 5]
    expect(weekSummary(weekAsOf(shift, '2026-03-02'))).toEqual([{ days, timeIn: '08:30', timeOut: '17:30' }])
    expect(weekSummary(weekAsOf(shift, tuesday))).toEqual([{ days, timeIn: '08:00', timeOut: '17:00' }])
    expect(nextWeek(shift, '2026-03-02')).toMatchObject({ from: tuesday })
  })

  test('the next week that reads differently, from the first day of the change', () => {
    const today = '2026-03-02'
    const other = [1, 2, 3, 4, 5].map(day => item(day, '08:00', '17:00', '2026-03-05', '2026-03-31'))
    const until = office.map(one => ({ ...one, expireDate: '2026-03-04' }))
    const days = [{ days: [1, 2, 3, 4, 5], timeIn: '08:00', timeOut: '17:00' }]
    expect(nextWeek(shiftOf([...until, ...other]), today)).toEqual({ from: '2026-03-05', days })
    expect(nextWeek(shiftOf(until), today)).toEqual({ from: '2026-03-05', days: [] })
    const same = office.map(one => ({ ...one, startDate: '2026-03-05' }))
    expect(nextWeek(shiftOf([...until, ...same]), today)).toBeUndefined()
    expect(nextWeek(shiftOf(office), today)).toBeUndefined()
  })
})
