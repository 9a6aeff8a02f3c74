import { describe, expect, test } from 'vitest'
import { exampleDay, officeWorker, weekShift } from './office-worker.ts'
import { countedPunches } from './counted-punches.ts'

const monday = '2026-03-23'
const periods = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
] as const
const byPeriod = officeWorker({ shiftOn: () => weekShift(periods, { checkMode: 'PER_PERIOD' }) })
const byDay = officeWorker({ shiftOn: () => weekShift(periods) })
const checks = (punches: readonly string[], person = officeWorker(), now?: string) =>
  exampleDay({ date: monday, punches, person, ...(now && { now }) })?.record.periods.map(
    ({ timeCheck: { timeIn, timeOut } }) => `${timeIn ?? ''}-${timeOut ?? ''}`,
  )

describe('two punches within 2 minutes count as one (A2)', () => {
  test.each([
    ['at the same instant', [0, 0], [[0, 0]]],
    ['2 minutes apart', [0, 120_000], [[0, 120_000]]],
    [
      'a millisecond more',
      [0, 120_001],
      [
        [0, 0],
        [120_001, 120_001],
      ],
    ],
    [
      'the two minutes run from the first',
      [0, 90_000, 180_000],
      [
        [0, 90_000],
        [180_000, 180_000],
      ],
    ],
  ])('%s', (_, punches, expected) =>
    expect(countedPunches(punches).map(({ firstAt, lastAt }) => [firstAt, lastAt])).toEqual(expected),
  )

  test('an arrival at its first, a leaving at its last', () =>
    expect(checks(['08:30:00', '08:31:30', '17:29:00', '17:30:30'])).toEqual(['08:30-17:30']))
  test('both of them alone are one punch', () => expect(checks(['08:29', '08:31'])).toEqual(['08:29-']))
})

describe('DAY_ENDS (A4)', () => {
  test.each([
    ['first in and last out', ['12:00', '08:20', '17:40', '13:05'], ['08:20-17:40']],
    ['single, nearer to the start', ['12:59'], ['12:59-']],
    ['single, as near to both: a check-in', ['13:00'], ['13:00-']],
    ['single, nearer to the end', ['13:00:01'], ['-13:00']],
    ['single, before the start', ['06:00'], ['06:00-']],
    ['single, after the end', ['20:00'], ['-20:00']],
    ['none', [], ['-']],
  ])('%s', (_, punches, expected) => expect(checks(punches)).toEqual(expected))

  test('of two periods only the ends of the day are needed', () =>
    expect(checks(['08:00', '17:00'], byDay)).toEqual(['08:00-', '-17:00']))

  test.each([
    ['during work a single punch is an arrival', '17:29:59', ['14:00-']],
    ['once it has ended the nearer one counts', '17:30', ['-14:00']],
  ])('%s', (_, now, expected) => expect(checks(['14:00'], officeWorker(), now)).toEqual(expected))
})

describe('PER_PERIOD (A4)', () => {
  test.each([
    ['an in and an out of each', ['08:00', '12:00', '13:00', '17:00'], ['08:00-12:00', '13:00-17:00']],
    ['the gap is split at its middle: the last before it', ['08:00', '12:29:59'], ['08:00-12:29', '-']],
    ['the middle itself belongs to the next period', ['08:00', '12:30'], ['08:00-', '12:30-']],
    ['singles, each the nearer', ['09:59', '15:01'], ['09:59-', '-15:01']],
    ['only the second', ['12:50', '17:10'], ['-', '12:50-17:10']],
  ])('%s', (_, punches, expected) => expect(checks(punches, byPeriod)).toEqual(expected))
})
