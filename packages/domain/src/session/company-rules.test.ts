import { expect, test } from 'vitest'
import { isSessionOver, isTooShortFor } from './company-rules.ts'

const [minute, hour] = [60_000, 3_600_000]
const none = { sessionHours: null, idleMinutes: null }

test.each([
  ['used four hours ago', none, { age: 10 * hour, unused: 4 * hour }, false],
  ['used longer ago', none, { age: 10 * hour, unused: 4 * hour + 1 }, true],
  [
    'within the minutes of the company',
    { ...none, idleMinutes: 15 },
    { age: hour, unused: 15 * minute },
    false,
  ],
  ['after them', { ...none, idleMinutes: 15 }, { age: hour, unused: 15 * minute + 1 }, true],
  ['a company cannot allow more', { ...none, idleMinutes: 600 }, { age: 9 * hour, unused: 5 * hour }, true],
  ['within the hours of the company', { ...none, sessionHours: 2 }, { age: 2 * hour - 1, unused: 0 }, false],
  ['at their end', { ...none, sessionHours: 2 }, { age: 2 * hour, unused: 0 }, true],
])('a session %s', (_, rules, { age, unused }, isOver) => {
  const now = 100 * hour
  expect(isSessionOver({ createdAt: now - age, seenAt: now - unused, now }, rules)).toBe(isOver)
})

test.each([
  ['Demo1234', null, false],
  ['Demo1234', 8, false],
  ['Demo1234', 9, true],
  // One character of two units.
  ['Demo123😀', 9, true],
])('%s where %s are demanded', (password, least, isShort) => {
  expect(isTooShortFor(password, least)).toBe(isShort)
})
