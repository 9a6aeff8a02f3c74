import { expect, test } from 'vitest'
import { isGrantedTo } from './is-granted-to.ts'

test.each([
  [true, null, 'female', true],
  [true, null, null, true],
  [true, 'female', 'female', true],
  [true, 'female', 'male', false],
  [true, 'female', null, false],
  [false, null, 'female', false],
  [false, 'female', 'female', false],
])('paid %s, for %s, to %s -> %s', (paid, of, gender, expected) =>
  expect(isGrantedTo({ paid, gender: of }, gender)).toBe(expected),
)
