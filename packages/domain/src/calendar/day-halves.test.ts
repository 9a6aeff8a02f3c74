import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayHalves } from './day-halves.ts'
import type { LocalTime } from './local-date.ts'

type Times = readonly [LocalTime, LocalTime]
const at = (minutes: number): LocalTime => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0'))
  return `${hour}:${minute}`
}
/** '08:30-12:00 13:00-17:30'; an hour of 24 and more is the next morning. */
function shown(periods: readonly Times[], [amEnd, pmStart]: Times = ['12:00', '13:00']): string | undefined {
  const halves = dayHalves(
    periods.map(([timeIn, timeOut]) => ({ timeIn, timeOut })),
    { amEnd, pmStart },
  )
  return halves && [halves.AM, halves.PM].map(({ start, end }) => `${at(start)}-${at(end)}`).join(' ')
}

const night: readonly Times[] = [['22:00', '06:00']]
test.each<[string, readonly Times[], Times | undefined, string | undefined]>([
  ['one period over noon', [['08:30', '17:30']], undefined, '08:30-12:00 13:00-17:30'],
  [
    'two periods',
    [
      ['08:00', '11:30'],
      ['13:30', '17:00'],
    ],
    undefined,
    '08:00-11:30 13:30-17:00',
  ],
  ['a morning splits at its middle', [['08:00', '12:00']], undefined, '08:00-10:00 10:00-12:00'],
  ['a morning into the break too', [['08:00', '13:00']], undefined, '08:00-10:30 10:30-13:00'],
  ['one minute after the break is a second half', [['08:00', '13:01']], undefined, '08:00-12:00 13:00-13:01'],
  ['an afternoon', [['13:00', '22:00']], undefined, '13:00-17:30 17:30-22:00'],
  ['an evening', [['14:00', '22:00']], undefined, '14:00-18:00 18:00-22:00'],
  ['one minute before the break is a first half', [['11:59', '17:00']], undefined, '11:59-12:00 13:00-17:00'],
  ['only the break', [['12:00', '13:00']], undefined, '12:00-12:30 12:30-13:00'],
  ['a night', night, undefined, '22:00-26:00 26:00-30:00'],
  ['a night with borders after midnight', night, ['01:00', '02:00'], '22:00-25:00 26:00-30:00'],
  ['a night with borders at midnight', night, ['00:00', '00:00'], '22:00-24:00 24:00-30:00'],
  ['a night with borders before midnight', night, ['23:00', '23:30'], '22:00-23:00 23:30-30:00'],
  ['a night whose borders are at its end', night, ['06:00', '06:00'], '22:00-26:00 26:00-30:00'],
  ['a night whose borders are at its start', night, ['22:00', '22:00'], '22:00-26:00 26:00-30:00'],
  [
    'borders after midnight of a day that ends before',
    [['08:00', '17:00']],
    ['01:00', '02:00'],
    '08:00-12:30 12:30-17:00',
  ],
  ['work from midnight on', [['00:00', '08:00']], ['03:00', '04:00'], '00:00-03:00 04:00-08:00'],
  ['24 hours', [['08:00', '08:00']], undefined, '08:00-12:00 13:00-32:00'],
  [
    'the middle of the work, not of the clock',
    [
      ['13:00', '15:00'],
      ['18:00', '00:00'],
    ],
    undefined,
    '13:00-20:00 20:00-24:00',
  ],
  [
    'the middle falls between two periods',
    [
      ['13:00', '17:00'],
      ['18:00', '22:00'],
    ],
    undefined,
    '13:00-17:00 18:00-22:00',
  ],
  [
    'an odd number of minutes: the first half has one more',
    [['14:00', '14:03']],
    undefined,
    '14:00-14:02 14:02-14:03',
  ],
  ['no work', [], undefined, undefined],
])('%s', (_, periods, borders, expected) => expect(shown(periods, borders)).toBe(expected))

test('both halves of every day with two minutes of work hold work, whatever the borders', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, fc.integer({ min: 2, max: 1440 }), minute, minute, (start, length, one, other) => {
      const borders = { amEnd: at(Math.min(one, other)), pmStart: at(Math.max(one, other)) }
      const halves = dayHalves([{ timeIn: at(start), timeOut: at((start + length) % 1440) }], borders)
      if (!halves) throw new Error('A day of work without halves')
      expect(halves.AM.start).toBe(start)
      expect(halves.AM.end).toBeGreaterThan(start)
      expect(halves.PM.start).toBeGreaterThanOrEqual(halves.AM.end)
      expect(halves.PM.end).toBeGreaterThan(halves.PM.start)
      expect(halves.PM.end).toBe(start + length)
    }),
  )
})
