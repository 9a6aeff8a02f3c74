import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlapDate } from './overlap-date.ts'

const asked = (from: string, to: string, timeIn: string | null, timeOut: string | null) => ({
  from,
  to,
  timeIn,
  timeOut,
})
const day = '2026-03-10'
const onDay = (timeIn: string | null, timeOut: string | null) => asked(day, day, timeIn, timeOut)

test.each([
  ['two whole days', onDay(null, null), onDay(null, null), day],
  ['a whole day and a time', onDay(null, null), onDay('08:30', null), day],
  ['two arrivals', onDay('08:30', null), onDay('08:45', null), day],
  ['two leavings', onDay(null, '17:00'), onDay(null, '17:30'), day],
  ['an arrival and a leaving', onDay('08:30', null), onDay(null, '17:30'), undefined],
  ['the morning and the afternoon', onDay('08:00', '12:00'), onDay('13:00', '17:00'), undefined],
  ['hours that meet', onDay('08:00', '12:00'), onDay('12:00', '17:00'), undefined],
  ['hours that cross', onDay('08:00', '12:01'), onDay('12:00', '17:00'), day],
  ['a time within the hours', onDay('08:00', '12:00'), onDay('12:00', null), day],
  ['a time at the start of the hours', onDay('08:00', '12:00'), onDay('08:00', null), day],
  ['a time before the hours', onDay('08:00', '12:00'), onDay('07:59', null), undefined],
  ['a time after the hours', onDay('08:00', '12:00'), onDay(null, '12:01'), undefined],
  ['hours over midnight', onDay('22:00', '06:00'), onDay(null, '06:00'), day],
  ['nights that meet', onDay('22:00', '06:00'), onDay('14:00', '22:00'), undefined],
  ['the next day', onDay(null, null), asked('2026-03-11', '2026-03-11', null, null), undefined],
  [
    'the last of several days',
    asked('2026-03-06', day, null, null),
    asked(day, '2026-03-12', null, null),
    day,
  ],
])('overlap (A11): %s', (_, one, other, expected) => {
  expect(overlapDate(one, other)).toBe(expected)
  expect(overlapDate(other, one)).toBe(expected)
})

test('a request overlaps itself', () => {
  const time = fc.option(fc.constantFrom('00:00', '06:00', '08:30', '17:30', '23:59'), { nil: null })
  fc.assert(
    fc.property(time, time, (timeIn, timeOut) => {
      expect(overlapDate(onDay(timeIn, timeOut), onDay(timeIn, timeOut))).toBe(day)
    }),
  )
})
