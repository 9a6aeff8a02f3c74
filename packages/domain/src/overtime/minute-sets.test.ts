import { expect, test } from 'vitest'
import { inBoth, unionOf, without } from './minute-sets.ts'

const spans = (...of: readonly (readonly [number, number])[]) => of.map(([from, to]) => ({ from, to }))

test.each([
  ['apart', spans([30, 40], [10, 20]), spans([10, 20], [30, 40])],
  ['touching', spans([10, 20], [20, 30]), spans([10, 30])],
  ['overlapping', spans([10, 25], [20, 30]), spans([10, 30])],
  ['one in the other', spans([10, 40], [20, 30]), spans([10, 40])],
  ['empty', spans([10, 10]), []],
])('union: %s', (_, of, union) => {
  expect(unionOf(of)).toEqual(union)
})

test('what is left, and what both have', () => {
  const all = spans([0, 100])
  expect(without(all, spans([10, 20], [15, 30], [90, 120]))).toEqual(spans([0, 10], [30, 90]))
  expect(without(all, spans([0, 100]))).toEqual([])
  expect(inBoth(all, spans([-10, 5], [50, 60], [100, 110]))).toEqual(spans([0, 5], [50, 60]))
})
