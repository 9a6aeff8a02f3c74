import { expect, test } from 'vitest'
import { currentOrder, reordered } from './reordered.ts'

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

test.each([
  ['cab', 'abc', 'cab'],
  ['cab', 'abcd', 'cabd'],
  ['cab', 'dabc', 'cabd'],
  ['cab', 'bc', 'cb'],
  ['cab', 'xby', 'bxy'],
  ['', 'ab', 'ab'],
  ['ab', '', ''],
])('the order %s of %s is %s', (order, present, current) => {
  expect(currentOrder([...order], [...present]).join('')).toBe(current)
})
