import { expect, test } from 'vitest'
import { enteredMinutes } from './entered-minutes.ts'

test.each([
  [{ hours: 2, rest: 30 }, 150],
  [{ hours: 0, rest: 0 }, 0],
  [{ hours: 0, rest: null }, 0],
  [{ hours: null, rest: 45 }, 45],
  [{ hours: null, rest: null }, undefined],
  [{ hours: Number.NaN, rest: 10 }, undefined],
  [{ hours: 1, rest: Number.NaN }, undefined],
])('%j is %s minutes', (entered, minutes) => {
  expect(enteredMinutes(entered)).toBe(minutes)
})
