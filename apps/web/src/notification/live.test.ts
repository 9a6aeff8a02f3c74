import { expect, test } from 'vitest'
import { livePauseMs, stalePaths } from './live.ts'

test.each([
  [0, 0, 750],
  [0, 1, 1250],
  [3, 0.5, 8000],
  [10, 0.5, 30_000],
])('pause after %d failures, spread %d: %d ms', (failures, spread, pause) =>
  expect(livePauseMs(failures, spread)).toBe(pause),
)

test.each([
  ['{"topic":"notification"}', ['/notifications']],
  ['{"topic":"attendance"}', ['/notifications', '/attendance']],
  ['{"topic":"toString"}', ['/notifications']],
  ['not json', ['/notifications']],
  ['null', ['/notifications']],
])('%s makes %j stale', (hint, paths) => expect(stalePaths(hint)).toEqual(paths))
