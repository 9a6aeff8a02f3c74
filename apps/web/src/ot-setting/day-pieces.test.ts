import { describe, expect, test } from 'vitest'
import { dayPieces, firstGap } from './day-pieces.ts'

const band = (timeIn: string, timeOut: string, percent = 200) => ({ timeIn, timeOut, percent })
const hours = (bands: readonly { timeIn: string; timeOut: string }[]) =>
  dayPieces(bands).map(({ start, end, bands: own }) => [start / 60, end / 60, own])

describe('dayPieces', () => {
  test.each([
    ['no band', [], [[0, 24, []]]],
    [
      'over midnight in one piece',
      [band('22:00', '06:00')],
      [
        [0, 16, []],
        [16, 24, [0]],
      ],
    ],
    [
      'up to the start of the bar',
      [band('17:00', '06:00')],
      [
        [0, 11, []],
        [11, 24, [0]],
      ],
    ],
    [
      'from the start of the bar',
      [band('06:00', '08:00')],
      [
        [0, 2, [0]],
        [2, 24, []],
      ],
    ],
    [
      'over the start of the bar',
      [band('05:00', '08:00')],
      [
        [0, 2, [0]],
        [2, 23, []],
        [23, 24, [0]],
      ],
    ],
    [
      '24 hours',
      [band('22:00', '22:00')],
      [
        [0, 16, [0]],
        [16, 24, [0]],
      ],
    ],
    ['24 hours of the bar', [band('06:00', '06:00')], [[0, 24, [0]]]],
    [
      'side by side',
      [band('06:00', '16:00'), band('16:00', '06:00')],
      [
        [0, 10, [0]],
        [10, 24, [1]],
      ],
    ],
    [
      'overlapping',
      [band('17:00', '22:00'), band('21:00', '23:00')],
      [
        [0, 11, []],
        [11, 15, [0]],
        [15, 16, [0, 1]],
        [16, 17, [1]],
        [17, 24, []],
      ],
    ],
  ])('%s', (_name, bands, pieces) => expect(hours(bands)).toEqual(pieces))
})

describe('firstGap', () => {
  test.each([
    ['an empty day', [], { timeIn: '06:00', timeOut: '06:00' }],
    ['before the first band', [band('17:00', '06:00')], { timeIn: '06:00', timeOut: '17:00' }],
    [
      'between bands',
      [band('06:00', '16:00'), band('22:00', '06:00')],
      { timeIn: '16:00', timeOut: '22:00' },
    ],
    ['after the last band', [band('06:00', '22:00')], { timeIn: '22:00', timeOut: '06:00' }],
    ['none', [band('06:00', '22:00'), band('22:00', '06:00')], undefined],
  ])('%s', (_name, bands, gap) => expect(firstGap(bands)).toEqual(gap))
})
