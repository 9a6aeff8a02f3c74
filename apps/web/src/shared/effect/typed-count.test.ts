import { expect, test } from 'vitest'
import { isCountConfirmed, mustTypeCount } from './typed-count.ts'

test.each([
  [100, '', false, true],
  [101, '', true, false],
  [101, '100', true, false],
  [101, ' 101 ', true, true],
  [890, '89', true, false],
  [890, '890', true, true],
])('%i of them, typed "%s"', (count, typed, mustType, isConfirmed) => {
  expect([mustTypeCount(count), isCountConfirmed(typed, count)]).toEqual([mustType, isConfirmed])
})
