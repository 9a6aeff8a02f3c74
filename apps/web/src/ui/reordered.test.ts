import { expect, test } from 'vitest'
import { reordered } from './reordered.ts'

test.each([
  ['a', 0, 'abc'],
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['a', 9, 'bca'],
  ['c', 0, 'cab'],
  ['c', -1, 'cab'],
  ['b', 1, 'abc'],
])('%s at %i', (item, place, order) => {
  expect(reordered(['a', 'b', 'c'], item, place).join('')).toBe(order)
})
