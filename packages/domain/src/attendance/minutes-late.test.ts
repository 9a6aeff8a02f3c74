import { expect, test } from 'vitest'
import { minutesEarly, minutesLate } from './minutes-late.ts'
import { punchAt } from './office-worker.ts'

const at = (time: string) => punchAt('2026-03-23', time)

test.each([
  ['08:29:59', 0, 0],
  ['08:30:00', 0, 0],
  ['08:30:59', 0, 0],
  ['08:31:00', 0, 1],
  ['08:45:59', 0, 15],
  ['08:46:00', 0, 16],
  ['08:35:59', 5, 0],
  ['08:36:00', 5, 6],
  ['+00:30', 0, 960],
])('in %s for 08:30 with %i minutes of grace: %i late (A5)', (time, grace, expected) =>
  expect(minutesLate(at('08:30'), at(time), grace)).toBe(expected),
)

test.each([
  ['17:30:00', 0, 0],
  ['17:29:59', 0, 1],
  ['17:29:00', 0, 1],
  ['17:28:59', 0, 2],
  ['18:00:00', 0, 0],
  ['17:25:00', 5, 0],
  ['17:24:59', 5, 6],
])('out %s for 17:30 with %i minutes of grace: %i early (A5)', (time, grace, expected) =>
  expect(minutesEarly(at('17:30'), at(time), grace)).toBe(expected),
)
