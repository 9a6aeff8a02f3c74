import { expect, test } from 'vitest'
import { deductBreak } from './deduct-break.ts'

const rule = { totalHourRequiredBreak: 5, breakTimeStartAfter: 4, breakTimeDeductionDuration: 1 }
const one = (minutes: number) => [{ from: 1020, to: 1020 + minutes }]

test.each([
  ['a minute too short', 299, 0, one(299)],
  ['exactly long enough', 300, 60, [{ from: 1020, to: 1260 }]],
  [
    'goes on after the break',
    301,
    60,
    [
      { from: 1020, to: 1260 },
      { from: 1320, to: 1321 },
    ],
  ],
  [
    'over midnight',
    480,
    60,
    [
      { from: 1020, to: 1260 },
      { from: 1320, to: 1500 },
    ],
  ],
] as const)('a record of %s', (_, minutes, breakMinutes, stretches) =>
  expect(deductBreak(one(minutes), rule)).toEqual({ stretches, breakMinutes }),
)

test.each([
  ['ends with the record', { ...rule, breakTimeDeductionDuration: 2 }, 330, 90, [{ from: 1020, to: 1260 }]],
  ['begins at its end', { ...rule, breakTimeStartAfter: 5 }, 300, 0, one(300)],
  ['begins after its end', { ...rule, breakTimeStartAfter: 24 }, 300, 0, one(300)],
] as const)('a break that %s', (_, given, minutes, breakMinutes, stretches) =>
  expect(deductBreak(one(minutes), given)).toEqual({ stretches, breakMinutes }),
)

test('of two stretches counts their minutes alone', () => {
  const morningAndEvening = [
    { from: 360, to: 480 },
    { from: 1020, to: 1260 },
  ]
  expect(deductBreak(morningAndEvening, rule)).toEqual({
    breakMinutes: 60,
    stretches: [
      { from: 360, to: 480 },
      { from: 1020, to: 1140 },
      { from: 1200, to: 1260 },
    ],
  })
})
