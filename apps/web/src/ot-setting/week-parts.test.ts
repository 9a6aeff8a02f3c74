import { expect, test } from 'vitest'
import { weekParts } from './week-parts.ts'

const item = (day: number, timeIn: string, timeOut: string) => ({
  day,
  timeIn,
  timeOut,
  startDate: '2026-01-01',
  expireDate: null,
})
const office = (days: readonly number[]) =>
  days.flatMap(day => [item(day, '13:00', '17:30'), item(day, '08:30', '12:00')])
const wholeDay = [
  { timeIn: '08:30', timeOut: '12:00' },
  { timeIn: '13:00', timeOut: '17:30' },
]
const morning = [{ timeIn: '08:30', timeOut: '12:00' }]

test.each([
  ['the same times on all days', office([1, 2, 3, 4, 5]), [{ runs: [[1, 5]], periods: wholeDay }]],
  [
    'a short Saturday',
    [...office([1, 2, 3, 4, 5]), item(6, '08:30', '12:00')],
    [
      { runs: [[1, 5]], periods: wholeDay },
      { runs: [[6, 6]], periods: morning },
    ],
  ],
  [
    'the times of most days first, their runs from Monday to Sunday',
    [item(1, '08:30', '12:00'), ...office([0, 2, 3, 5])],
    [
      {
        runs: [
          [2, 3],
          [5, 5],
          [0, 0],
        ],
        periods: wholeDay,
      },
      { runs: [[1, 1]], periods: morning },
    ],
  ],
  [
    'a run over the weekend',
    office([1, 6, 0]),
    [
      {
        runs: [
          [1, 1],
          [6, 0],
        ],
        periods: wholeDay,
      },
    ],
  ],
  ['no work', [], []],
])('%s', (_name, items, parts) => expect(weekParts({ items }, '2026-03-10')).toEqual(parts))

test('times of the week of the date', () => {
  const items = [
    { ...item(1, '08:30', '12:00'), expireDate: '2026-03-08' },
    { ...item(1, '09:00', '12:00'), startDate: '2026-03-09' },
  ]
  const timeIn = (date: string) => weekParts({ items }, date)[0]?.periods[0]?.timeIn
  expect([timeIn('2026-03-08'), timeIn('2026-03-09')]).toEqual(['08:30', '09:00'])
})
