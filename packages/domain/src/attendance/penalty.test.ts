import { describe, expect, test } from 'vitest'
import { penalty } from './penalty.ts'
import type { PenaltyFacts } from './penalty.ts'
import { seededRates } from './penalty-table.ts'
import { ratesOfGrade } from './office-worker.ts'

const of = (more: Partial<PenaltyFacts>) =>
  penalty({
    late: 0,
    early: 0,
    isTimeMissing: false,
    isUnpaidLeave: false,
    rates: ratesOfGrade('GM-2'),
    ...more,
  })

/** Spec 9, letter by letter. */
const table = {
  GM: [50_000, 100_000, 200_000, 400_000],
  'GM-1': [40_000, 80_000, 160_000, 320_000],
  'GM-2': [25_000, 50_000, 100_000, 200_000],
  'GM-3': [20_000, 40_000, 80_000, 160_000],
  SO: [18_000, 36_000, 72_000, 144_000],
  O: [15_000, 30_000, 60_000, 120_000],
  'O-1': [10_000, 20_000, 40_000, 80_000],
  'O-2': [8_000, 16_000, 32_000, 64_000],
  SS: [10_000, 20_000, 40_000, 80_000],
  'SS-1': [8_000, 16_000, 32_000, 64_000],
  'SS-2': [5_000, 10_000, 20_000, 40_000],
}

describe('bands of every grade (A9, spec 9)', () => {
  test('eleven grades', () => expect(seededRates.map(rate => rate.jobGrade)).toEqual(Object.keys(table)))

  test.each(Object.entries(table))('%s', (jobGrade, [one = 0, two = 0, three = 0, four = 0]) => {
    const rates = ratesOfGrade(jobGrade)
    const expected = [
      [0, 0],
      [1, one],
      [15, one],
      [16, two],
      [30, two],
      [31, three],
      [60, three],
      [61, four],
      [90, four],
      [91, four],
      [300, four],
    ] as const
    expect(expected.map(([minutes]) => [minutes, of({ late: minutes, rates }).amount])).toEqual(expected)
    expect(expected.map(([minutes]) => [minutes, of({ early: minutes, rates }).amount])).toEqual(expected)
  })

  test('the clock times of the bands, where work starts at 08:30', () =>
    expect(
      ratesOfGrade('SO')?.map(({ timeIn, toTime, minTime, maxTime }) => [timeIn, toTime, minTime, maxTime]),
    ).toEqual([
      ['08:31', '08:45', 1, 15],
      ['08:46', '09:00', 16, 30],
      ['09:01', '09:30', 31, 60],
      ['09:31', '17:30', 61, 90],
    ]))
})

describe('what comes together', () => {
  test.each([
    ['late and early', { late: 16, early: 30 }, 100_000],
    ['a missing time', { isTimeMissing: true }, 100_000],
    ['all three', { late: 1, early: 61, isTimeMissing: true }, 325_000],
    ['nothing', {}, 0],
    ['unpaid leave', { late: 16, early: 30, isTimeMissing: true, isUnpaidLeave: true }, 0],
    ['late, in a grade without rates', { late: 1, rates: null }, 'NO_RATE'],
    ['late, in a grade whose table is empty', { late: 1, rates: [] }, 'NO_RATE'],
    ['late and a missing time, without rates', { late: 1, isTimeMissing: true, rates: null }, 'NO_RATE'],
    [
      'only a missing time, without rates: the flat amount needs none',
      { isTimeMissing: true, rates: null },
      100_000,
    ],
    ['nothing, without rates', { rates: null }, 0],
    ['unpaid leave, without rates', { late: 1, isUnpaidLeave: true, rates: null }, 0],
  ] as const)('%s', (_, facts, expected) => expect(of(facts).amount).toBe(expected))

  test('without rates the parts keep the minutes', () =>
    expect(of({ late: 7, isTimeMissing: true, rates: null }).parts).toEqual([
      { kind: 'LATE', minutes: 7, amount: 'NO_RATE' },
      { kind: 'NO_TIME', minutes: 0, amount: 100_000 },
    ]))

  test('below the first band of a table of one’s own nothing is charged', () => {
    const rates = [{ timeIn: '08:36', toTime: '09:30', minTime: 6, maxTime: 60, amount: 1000 }]
    expect([5, 6, 60, 61].map(late => of({ late, rates }).amount)).toEqual([0, 1000, 1000, 1000])
  })
})
