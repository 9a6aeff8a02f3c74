import { expect, test } from 'vitest'
import { bandOverlap } from './band-overlap.ts'
import { defaultOtSetting } from './default-ot-setting.ts'
import type { OtBand } from './ot-setting.ts'

const band = (timeIn: string, timeOut: string, dayType: OtBand['dayType'] = 'WORKDAY'): OtBand => ({
  dayType,
  timeIn,
  timeOut,
  percent: 150,
})

test.each([
  ['none', []],
  ['neighbours', [band('17:00', '22:00'), band('22:00', '06:00')]],
  ['a gap', [band('17:00', '20:00'), band('21:00', '22:00')]],
  ['around the clock', [band('06:00', '22:00'), band('22:00', '06:00')]],
  ['until midnight and from midnight on', [band('22:00', '00:00'), band('00:00', '06:00')]],
  ['the same times on another day type', [band('17:00', '22:00'), band('17:00', '22:00', 'RESTDAY')]],
  ['24 hours', [band('08:00', '08:00')]],
  ['the defaults', defaultOtSetting.dailyOtTime],
] as const)('no overlap: %s', (_, bands) => expect(bandOverlap(bands)).toBeUndefined())

test.each([
  ['one minute', [band('17:00', '22:01'), band('22:00', '06:00')], 1, 0],
  ['one minute after midnight', [band('22:00', '06:00'), band('05:59', '07:00')], 1, 0],
  ['the first minute after midnight', [band('22:00', '06:00'), band('00:00', '00:01')], 1, 0],
  ['a band inside another', [band('17:00', '22:00'), band('18:00', '19:00')], 1, 0],
  ['a band around another', [band('18:00', '19:00'), band('17:00', '22:00')], 1, 0],
  ['the same band twice', [band('17:00', '22:00'), band('17:00', '22:00')], 1, 0],
  ['24 hours and a minute', [band('08:00', '08:00'), band('03:00', '03:01')], 1, 0],
  ['both over midnight', [band('23:00', '01:00'), band('00:30', '00:20')], 1, 0],
  ['the third', [band('06:00', '08:00'), band('17:00', '22:00'), band('21:00', '23:00')], 2, 1],
] as const)('an overlap: %s', (_, bands, index, other) =>
  expect(bandOverlap(bands)).toEqual({ index, other: bands[other] }),
)
