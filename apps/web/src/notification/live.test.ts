import { expect, test } from 'vitest'
import { hintOf, livePauseMs } from './live.ts'

test.each([
  [0, 0, 750],
  [0, 1, 1250],
  [3, 0.5, 8000],
  [10, 0.5, 30_000],
])('pause after %d failures, spread %d: %d ms', (failures, spread, pause) =>
  expect(livePauseMs(failures, spread)).toBe(pause),
)

test.each([
  ['{"topic":"leave"}', { topic: 'leave', spreadMs: 0 }],
  ['{"topic":"employee","spreadMs":700}', { topic: 'employee', spreadMs: 700 }],
  ['{"topic":"notification","id":"0190"}', { topic: 'notification', id: '0190', spreadMs: 0 }],
  ['{"topic":"notification","id":7}', undefined],
  ['{"other":1}', undefined],
  ['not json', undefined],
  ['null', undefined],
])('hintOf(%j) = %j', (text, hint) => expect(hintOf(text)).toEqual(hint))
