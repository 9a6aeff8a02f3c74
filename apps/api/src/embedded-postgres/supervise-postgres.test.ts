import { expect, test } from 'vitest'
import { restartWait } from './supervise-postgres.ts'

const minutes = (count: number) => count * 60_000

test.each([
  ['the first time', [], 500],
  ['the second time', [0], 1000],
  ['the fifth time', [0, 1, 2, 3], 8000],
  ['the sixth time in ten minutes', [0, 1, 2, 3, 4], undefined],
  ['the first of five was just under ten minutes ago', [1, 2, 3, 4, 5], undefined],
  ['the first of five was ten minutes ago', [-minutes(5), 1, 2, 3, 4], 8000],
  ['all were long ago', [-minutes(9), -minutes(8), -minutes(7), -minutes(6), -minutes(5)], 500],
])('%s: waits %j -> %s', (_name, restarts, wait) => {
  expect(restartWait(restarts, minutes(5) + (restarts[0] === 1 ? minutes(5) : 0))).toBe(wait)
})
