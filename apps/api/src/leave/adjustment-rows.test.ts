import { expect, test } from 'vitest'
import { readHalfDays } from './adjustment-rows.ts'

test.each([
  ['1.5', 3],
  ['-0,5', -1],
  ['+2', 4],
  ['−3', -6],
  ['365', 730],
  ['365.5', undefined],
  ['-365', -730],
  ['0', undefined],
  ['0.0', undefined],
  ['0.25', undefined],
  ['1.50', 3],
  ['1e2', undefined],
  ['', undefined],
])('%s days', (text, halfDays) => {
  expect(readHalfDays(text)).toBe(halfDays)
})
