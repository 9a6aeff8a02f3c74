import { expect, test } from 'vitest'
import { earlierStarts } from './attendance-start.ts'

test.each([
  ['2026-11-30', '2026-11-30', { from: '2025-11-30', to: '2026-11-29' }],
  ['2025-12-01', '2026-11-30', { from: '2025-11-30', to: '2025-11-30' }],
  ['2025-11-30', '2026-11-30', null],
  ['2020-01-01', '2026-11-30', null],
])('since %s, on %s', (since, today, range) => {
  expect(earlierStarts(since, today)).toEqual(range)
})
