import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { followedDates, freeDays } from './delegation.ts'
import { overlaps } from './delegation-refusal.ts'
import type { Period } from './delegation-refusal.ts'

const today = '2026-03-10'
const march = (from: number, to: number): Period => ({
  from: `2026-03-${String(from).padStart(2, '0')}`,
  to: `2026-03-${String(to).padStart(2, '0')}`,
})

describe('freeDays: days without another delegate (R10)', () => {
  test.each<[string, Period, Period[], Period | undefined]>([
    ['no one', march(12, 20), [], march(12, 20)],
    ['somebody until the day before', march(12, 20), [march(1, 11)], march(12, 20)],
    ['somebody at the start', march(12, 20), [march(10, 13)], march(14, 20)],
    ['somebody at the end', march(12, 20), [march(19, 25)], march(12, 18)],
    ['somebody inside: the longer part', march(12, 20), [march(14, 15)], march(16, 20)],
    ['parts of one length: the first', march(12, 20), [march(16, 16)], march(12, 15)],
    ['two, in any order', march(12, 20), [march(19, 22), march(12, 13)], march(14, 18)],
    ['all of it', march(12, 20), [march(1, 30)], undefined],
    ['all of it by two', march(12, 20), [march(16, 20), march(12, 15)], undefined],
    ['one day, free', march(12, 12), [march(13, 13)], march(12, 12)],
    ['one day, taken', march(12, 12), [march(12, 12)], undefined],
  ])('%s', (_, days, others, expected) => expect(freeDays(days, others)).toEqual(expected))

  const period = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }))
    .map(([start, days]) => ({ from: addDays(today, start), to: addDays(today, start + days) }))

  test('no longer run of free days is left within the days', () => {
    fc.assert(
      fc.property(period, fc.array(period, { maxLength: 6 }), (days, others) => {
        const runs: number[] = [0]
        for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
          const isFree = !others.some(other => overlaps(other, { from: date, to: date }))
          runs.push(isFree ? Number(runs.at(-1)) + 1 : 0)
        }
        const free = freeDays(days, others)
        expect(free ? daysBetween(free.from, free.to) + 1 : 0).toBe(Math.max(...runs))
        expect(free !== undefined && others.some(other => overlaps(other, free))).toBe(false)
      }),
    )
  })
})

describe('followedDates: the leave has other dates (R10)', () => {
  const [planned, begun, over] = [march(12, 14), march(9, 12), march(2, 9)]
  const year = { from: addDays(today, -30), to: today }
  test.each<[string, Period, Period, Period[], unknown]>([
    ['planned: follows', planned, march(16, 17), [], { as: 'MOVED', days: march(16, 17) }],
    ['planned: begins today', planned, march(8, 11), [], { as: 'MOVED', days: march(10, 11) }],
    [
      'planned: next to another',
      planned,
      march(12, 20),
      [march(12, 13)],
      { as: 'MOVED', days: march(14, 20) },
    ],
    ['planned: every day has another', planned, march(16, 17), [march(16, 18)], { as: 'ENDED' }],
    ['planned: into the past', planned, march(2, 9), [], { as: 'ENDED' }],
    ['begun: longer', begun, march(9, 20), [], { as: 'MOVED', days: march(9, 20) }],
    ['begun: until another', begun, march(9, 20), [march(15, 31)], { as: 'MOVED', days: march(9, 14) }],
    ['begun: later', begun, march(16, 17), [], { as: 'NEW', days: march(16, 17) }],
    ['ends today: longer', march(9, 10), march(9, 12), [], { as: 'MOVED', days: march(9, 12) }],
    [
      'begun: the longest in one piece',
      march(9, 12),
      { from: today, to: addDays('2026-03-09', 365) },
      [],
      { as: 'MOVED', days: { from: '2026-03-09', to: addDays('2026-03-09', 365) } },
    ],
    [
      'begun: a day more',
      march(9, 12),
      { from: today, to: addDays('2026-03-09', 366) },
      [],
      { as: 'NEW', days: { from: today, to: addDays('2026-03-09', 366) } },
    ],
    ['begun today: later', march(10, 12), march(16, 17), [], { as: 'NEW', days: march(16, 17) }],
    ['begun: longer after another', begun, march(9, 20), [march(13, 14)], { as: 'NEW', days: march(15, 20) }],
    ['over: the leave goes on', over, march(2, 12), [], { as: 'NEW', days: march(10, 12) }],
    [
      'begun: too long in one piece',
      year,
      { from: today, to: addDays(today, 350) },
      [],
      { as: 'NEW', days: { from: today, to: addDays(today, 350) } },
    ],
  ])('%s', (_, before, dates, others, expected) =>
    expect(followedDates(before, dates, { today, isDelegateActive: true, others })).toEqual(expected),
  )

  test('a delegate who left decides no more', () => {
    const facts = { today, isDelegateActive: false, others: [] }
    expect(followedDates(planned, march(16, 17), facts)).toEqual({ as: 'ENDED' })
  })
})
