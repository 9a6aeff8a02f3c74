import { expect, test } from 'vitest'
import { overtimeAmount } from './overtime-amount.ts'

const divisor = { workingDayPerMonth: 26, workingHourPerDay: 8 }
const single = { workingDayPerMonth: 1, workingHourPerDay: 1 }

test.each([
  ['an hour at 150 %', [[60, 150]], 2_600_000, divisor, 18_750],
  [
    'two rates',
    [
      [60, 150],
      [60, 200],
    ],
    2_600_000,
    divisor,
    43_750,
  ],
  ['nothing worked', [], 2_600_000, divisor, 0],
  ['no salary', [[60, 150]], 0, divisor, 0],
  ['exactly a half is rounded up', [[30, 100]], 1, single, 1],
  ['less than a half is rounded down', [[29, 100]], 1, single, 0],
  ['a half above a whole', [[30, 100]], 3, single, 2],
  [
    'two halves are rounded once',
    [
      [30, 100],
      [30, 100],
    ],
    1,
    single,
    1,
  ],
  [
    'thirds are exact',
    [
      [20, 100],
      [20, 100],
      [20, 100],
    ],
    1,
    single,
    1,
  ],
  ['beyond the exact integers of a float', [[1440, 1000]], 9_007_199_254_740, single, 2_161_727_821_137_600],
] as const)('%s', (_, bands, salary, given, expected) =>
  expect(
    overtimeAmount(
      bands.map(([minutes, percent]) => ({ minutes, percent })),
      given,
      salary,
    ),
  ).toBe(expected),
)
