import { expect, test } from 'vitest'
import { foldings } from './foldings.ts'

test.each([
  ['a table that has always fitted is not folded', [], 600, 0],
  ['a table wider than its frame is folded once', [900], 899, 1],
  ['a folded table that is still too wide is folded again', [900, 700], 666, 2],
  ['a frame that grows gives back what it has room for', [900, 700], 700, 1],
  ['a table that fits exactly is not folded', [900, 700], 900, 0],
])('%s', (_what, needs, width, count) => {
  expect(foldings(needs, width)).toBe(count)
})
