import { expect, test } from 'vitest'
import { halfHourNear, halfHours, typedTime } from './typed-time.ts'

test('every 30 minutes from 00:00 to 23:30', () => {
  expect(halfHours).toHaveLength(48)
  expect(halfHours.slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(halfHours.at(-1)).toBe('23:30')
})

test.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['8:05', '08:05'],
  ['23.59', '23:59'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['x', undefined],
  ['', undefined],
])('typedTime(%j) = %j', (text, time) => expect(typedTime(text)).toBe(time))

test.each([
  ['', '08:00'],
  ['17:45', '17:30'],
  ['8:05', '08:00'],
  ['9:', '09:00'],
  ['9:3', '09:00'],
  ['x', '08:00'],
])('the list of %j opens at %s', (text, time) => expect(halfHourNear(text, '08:00')).toBe(time))
