import { expect, test } from 'vitest'
import { isLabelled } from './is-labelled.ts'

test.each([
  [1, [0]],
  [8, [0, 1, 2, 3, 4, 5, 6, 7]],
  [9, [0, 2, 4, 6, 8]],
  [14, [1, 3, 5, 7, 9, 11, 13]],
  [31, [2, 6, 10, 14, 18, 22, 26, 30]],
])('of %i columns, the last one always has a label', (count, labelled) =>
  expect([...Array(count).keys()].filter(place => isLabelled(place, count))).toEqual(labelled),
)
