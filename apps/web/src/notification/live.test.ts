import { expect, test } from 'vitest'
import { livePauseMs, newsOf, stalePaths, topicOf } from './live.ts'

test.each([
  [0, 0, 750],
  [0, 1, 1250],
  [3, 0.5, 8000],
  [10, 0.5, 30_000],
])('pause after %d failures, spread %d: %d ms', (failures, spread, pause) =>
  expect(livePauseMs(failures, spread)).toBe(pause),
)

test.each([
  ['{"topic":"leave"}', 'leave'],
  ['{"other":1}', ''],
  ['not json', ''],
  ['null', ''],
])('topicOf(%j) = %j', (hint, topic) => expect(topicOf(hint)).toBe(topic))

test.each([
  ['{"topic":"notification","id":"0190"}', '0190'],
  ['{"topic":"notification"}', undefined],
  ['{"topic":"notification","id":7}', undefined],
  ['not json', undefined],
])('newsOf(%j) = %j', (hint, id) => expect(newsOf(hint)).toBe(id))

test.each([
  ['notification', ['/notifications']],
  ['attendance', ['/notifications', '/attendance', '/off-site-requests']],
  ['toString', ['/notifications']],
  ['', ['/notifications']],
])('%j makes %j stale', (topic, paths) => expect(stalePaths(topic)).toEqual(paths))
