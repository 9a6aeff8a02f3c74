import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LocalTime } from '../calendar/local-date.ts'
import { addDays, datesFrom, localDateOf, localTimeOf } from '../calendar/local-date.ts'
import { attendanceDays } from './attendance-days.ts'
import { attendanceSpan, punchSpan } from './attendance-span.ts'
import type { ApprovedFacts, AttendanceShift } from './day-facts.ts'
import { officeWorker, punchAt, weekShift } from './office-worker.ts'

const zone = 'Asia/Vientiane'
const shown = (at: number, timeZone = zone) =>
  `${localDateOf(at, timeZone).slice(5)} ${localTimeOf(at, timeZone)}`
const item = (day: number, timeIn: LocalTime, timeOut: LocalTime) => ({
  day,
  timeIn,
  timeOut,
  startDate: '2020-01-01',
  expireDate: null,
})
const shift = (...items: AttendanceShift['items']): AttendanceShift => ({ ...weekShift([]), items })
const night = shift(...[1, 2, 3, 4, 5].map(day => item(day, '22:00', '06:00')))
const office = weekShift([['08:30', '17:30']])

type Asked = {
  readonly from: string
  readonly to?: string
  readonly shiftOn?: (date: string) => AttendanceShift | null
  readonly approved?: ReadonlyMap<string, Partial<ApprovedFacts>>
  readonly timeZone?: string
}

function windows({ from, to = from, shiftOn = () => office, approved = new Map(), timeZone = zone }: Asked) {
  const span = attendanceSpan({ timeZone, holidays: [], from, to })
  return attendanceDays(span, officeWorker({ shiftOn, approved }), Infinity).map(({ facts }) => [
    shown(facts.window.fromAt, timeZone),
    shown(facts.window.toAt, timeZone),
  ])
}

/** 2026-03-23 is a Monday. */
describe('windows (A3)', () => {
  test.each([
    [
      'between two working days: the middle, at most 6 h before',
      { from: '2026-03-24' },
      ['03-24 02:30', '03-25 01:00'],
    ],
    ['after a weekend: 6 h before', { from: '2026-03-23' }, ['03-23 02:30', '03-24 01:00']],
    ['before a weekend: 8 h after', { from: '2026-03-27' }, ['03-27 02:30', '03-28 01:30']],
    [
      'a day off: the local day, less the window before it',
      { from: '2026-03-28' },
      ['03-28 01:30', '03-29 00:00'],
    ],
    ['a day off before a working day', { from: '2026-03-29' }, ['03-29 00:00', '03-30 00:00']],
    [
      'a night shift takes the morning after',
      { from: '2026-03-24', shiftOn: () => night },
      ['03-24 16:00', '03-25 14:00'],
    ],
    [
      'a day off after a night shift begins when its window ends',
      { from: '2026-03-28', shiftOn: () => night },
      ['03-28 14:00', '03-29 00:00'],
    ],
    [
      'from a night shift to an office shift at midnight: the middle of 06:00 and 08:30',
      { from: '2026-03-25', shiftOn: date => (date < '2026-03-25' ? night : office) },
      ['03-25 07:15', '03-26 01:00'],
    ],
    [
      'nobody gave them a shift: the local day',
      { from: '2026-03-24', shiftOn: () => null },
      ['03-24 00:00', '03-25 00:00'],
    ],
    ['over the end of a month', { from: '2026-03-31', shiftOn: () => night }, ['03-31 16:00', '04-01 14:00']],
    [
      'two periods: from the first timeIn to the last timeOut',
      {
        from: '2026-03-24',
        shiftOn: () =>
          weekShift([
            ['08:00', '12:00'],
            ['13:00', '17:00'],
          ]),
      },
      ['03-24 02:00', '03-25 00:30'],
    ],
    ['29 February', { from: '2028-02-29' }, ['02-29 02:30', '03-01 01:00']],
    [
      'clocks skip an hour in the night before: 6 hours are 7 on the clock',
      { from: '2026-03-29', timeZone: 'Europe/Berlin', shiftOn: () => shift(item(0, '07:00', '15:00')) },
      ['03-29 00:00', '03-29 23:00'],
    ],
  ] satisfies [string, Asked, string[]][])('%s', (_, asked, expected) =>
    expect(windows(asked)).toEqual([expected]),
  )

  const overtime = (...times: (readonly [string, string, string])[]) =>
    new Map(times.map(([date, timeIn, timeOut]) => [date, { overtime: [{ timeIn, timeOut }] }]))

  test.each([
    [
      'within the window: nothing changes',
      '2026-03-24',
      ['2026-03-24', '18:00', '21:00'],
      ['03-24 02:30', '03-25 01:00'],
    ],
    ['2 h beyond its end', '2026-03-24', ['2026-03-24', '18:00', '00:30'], ['03-24 02:30', '03-25 02:30']],
    [
      'beyond the start of the next window: it begins later',
      '2026-03-25',
      ['2026-03-24', '18:00', '02:00'],
      ['03-25 04:00', '03-26 01:00'],
    ],
    [
      'until shortly before the next work: they meet at the middle',
      '2026-03-25',
      ['2026-03-24', '18:00', '07:30'],
      ['03-25 08:00', '03-26 01:00'],
    ],
    [
      'before work: 2 h before it',
      '2026-03-24',
      ['2026-03-24', '03:00', '06:00'],
      ['03-24 01:00', '03-25 01:00'],
    ],
    [
      'of a Saturday into a Sunday',
      '2026-03-28',
      ['2026-03-28', '20:00', '02:00'],
      ['03-28 01:30', '03-29 04:00'],
    ],
    ['the Sunday gives way', '2026-03-29', ['2026-03-28', '20:00', '02:00'], ['03-29 04:00', '03-30 00:00']],
  ] as const)('approved overtime %s', (_, from, times, expected) =>
    expect(windows({ from, approved: overtime(times) })).toEqual([expected]),
  )

  test.each([
    ['after a night shift: the window of the night', '2026-03-24', '03-24 16:00', '03-25 14:00'],
    ['after a night shift: not that of its date', '2026-03-25', '03-25 16:00', '03-26 14:00'],
  ] as const)('overtime that continues work, %s', (_, from, fromAt, toAt) => {
    const approved = overtime(['2026-03-25', '06:00', '08:00'])
    expect(windows({ from, shiftOn: () => night, approved })).toEqual([[fromAt, toAt]])
  })

  test('overtime of every day stretches every window', () => {
    const everyDay = datesFrom('2026-03-22', '2026-03-26').map(date => [date, '18:00', '00:30'] as const)
    expect(windows({ from: '2026-03-24', approved: overtime(...everyDay) })).toEqual([
      ['03-24 02:30', '03-25 02:30'],
    ])
  })

  test('overtime split at midnight is one stretch of the day on which it begins', () => {
    const split = overtime(['2026-03-24', '21:00', '00:00'], ['2026-03-25', '00:00', '02:00'])
    const whole = overtime(['2026-03-24', '21:00', '02:00'])
    for (const from of ['2026-03-24', '2026-03-25'])
      expect(windows({ from, approved: split })).toEqual(windows({ from, approved: whole }))
  })

  test('whatever the shifts and the overtime: windows follow each other and never overlap', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const time = minute.map(at => localTimeOf(at * 60_000, 'UTC'))
    const items = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 6 }), time, time)
        .map(([day, timeIn, timeOut]) => item(day, timeIn, timeOut)),
      { maxLength: 12 },
    )
    const from = '2026-03-20'
    const approved = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 20 }), minute, fc.integer({ min: 1, max: 720 }))
        .map(
          ([day, start, length]) =>
            [
              addDays('2026-03-18', day),
              localTimeOf(start * 60_000, 'UTC'),
              localTimeOf((start + length) * 60_000, 'UTC'),
            ] as const,
        ),
      { maxLength: 6 },
    )
    const zones = fc.constantFrom(zone, 'Europe/Berlin', 'America/New_York')
    fc.assert(
      fc.property(items, items, zones, approved, (before, after, timeZone, times) => {
        const [one, other] = [shift(...before), shift(...after)]
        const shiftOn = (date: string) => (date < '2026-03-28' ? one : other)
        const span = attendanceSpan({ timeZone, holidays: [], from, to: '2026-04-06' })
        const person = officeWorker({ shiftOn, approved: overtime(...times) })
        const found = attendanceDays(span, person, Infinity).map(({ facts }) => facts.window)
        found.forEach((window, index) => {
          expect(window.fromAt).toBeLessThanOrEqual(window.toAt)
          const rest = found.slice(index + 1).filter(later => later.fromAt < later.toAt)
          if (window.fromAt < window.toAt)
            for (const later of rest) expect(window.toAt).toBeLessThanOrEqual(later.fromAt)
        })
        for (const [index, window] of found.entries()) {
          const date = addDays(from, index)
          const { fromAt, toAt } = punchSpan(date, date, timeZone)
          expect(fromAt <= window.fromAt && window.toAt <= toAt).toBe(true)
        }
        const alone = datesFrom(from, '2026-04-06').map(
          date =>
            attendanceDays(
              attendanceSpan({ timeZone, holidays: [], from: date, to: date }),
              person,
              Infinity,
            )[0]?.facts.window,
        )
        expect(alone).toEqual(found)
      }),
      { numRuns: 60 },
    )
  }, 30_000)
})

describe('each punch and its date', () => {
  const span = attendanceSpan({ timeZone: zone, holidays: [], from: '2026-03-23', to: '2026-03-29' })
  const datesWith = (punch: number) =>
    attendanceDays(span, officeWorker({ punches: [punch] }), Infinity)
      .filter(({ facts }) => facts.punches.length > 0)
      .map(({ facts }) => facts.date)

  test.each([
    ['the last before a window', '2026-03-24', '00:59:59', ['2026-03-23']],
    ['between two windows it belongs to no date', '2026-03-24', '01:00:00', []],
    ['the last that belongs to none', '2026-03-24', '02:29:59', []],
    ['the first of a window', '2026-03-24', '02:30:00', ['2026-03-24']],
    ['midnight of a day off', '2026-03-29', '00:00:00', ['2026-03-29']],
  ])('%s', (_, date, time, expected) => expect(datesWith(punchAt(date, time))).toEqual(expected))
})
