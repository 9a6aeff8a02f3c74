import { expect, test } from 'vitest'
import { defaultOtSetting } from './default-ot-setting.ts'
import { splitByBand } from './split-by-band.ts'

const { dailyOtTime } = defaultOtSetting
const at = (hour: number, minute = 0) => hour * 60 + minute

test.each([
  ['within a band', 'WORKDAY', at(17), at(19), [[at(17), at(19), 150]]],
  ['the first minute of a band', 'WORKDAY', at(22), at(22, 1), [[at(22), at(22, 1), 200]]],
  ['the last minute of a band', 'WORKDAY', at(21, 59), at(22), [[at(21, 59), at(22), 150]]],
  [
    'over a boundary',
    'WORKDAY',
    at(21, 59),
    at(22, 1),
    [
      [at(21, 59), at(22), 150],
      [at(22), at(22, 1), 200],
    ],
  ],
  ['over midnight within a band', 'WORKDAY', at(23), at(25), [[at(23), at(25), 200]]],
  ['until midnight', 'WORKDAY', at(23), at(24), [[at(23), at(24), 200]]],
  [
    'over midnight until a gap',
    'WORKDAY',
    at(23, 30),
    at(30, 30),
    [
      [at(23, 30), at(30), 200],
      [at(30), at(30, 30), 150],
    ],
  ],
  ['a gap', 'WORKDAY', at(6), at(7), [[at(6), at(7), 150]]],
  ['a gap and a band of the same rate are one', 'WORKDAY', at(16), at(18), [[at(16), at(18), 150]]],
  [
    'a whole rest day',
    'RESTDAY',
    0,
    at(24),
    [
      [0, at(6), 350],
      [at(6), at(16), 250],
      [at(16), at(22), 300],
      [at(22), at(24), 350],
    ],
  ],
  [
    'after midnight a holiday is still that holiday',
    'HOLIDAY',
    at(21),
    at(31),
    [
      [at(21), at(22), 300],
      [at(22), at(30), 350],
      [at(30), at(31), 250],
    ],
  ],
  ['no minute', 'WORKDAY', at(18), at(18), []],
] as const)('%s', (_name, dayType, from, to, expected) =>
  expect(splitByBand({ from, to }, dayType, dailyOtTime)).toEqual(
    expected.map(([start, end, percent]) => ({ from: start, to: end, percent, minutes: end - start })),
  ),
)

test.each([
  ['24 hours', [{ dayType: 'WORKDAY', timeIn: '08:00', timeOut: '08:00', percent: 300 }], [[600, 2400, 300]]],
  ['no bands', [], [[600, 2400, 150]]],
  [
    'bands of another day type',
    [{ dayType: 'HOLIDAY', timeIn: '00:00', timeOut: '00:00', percent: 300 }],
    [[600, 2400, 150]],
  ],
] as const)('%s', (_name, bands, expected) =>
  expect(splitByBand({ from: 600, to: 2400 }, 'WORKDAY', bands)).toEqual(
    expected.map(([from, to, percent]) => ({ from, to, percent, minutes: to - from })),
  ),
)
