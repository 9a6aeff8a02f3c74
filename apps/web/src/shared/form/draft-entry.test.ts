import { expect, test } from 'vitest'
import { readEntry, writtenEntry } from './draft-entry.ts'

const at = Date.parse('2026-03-02T08:00:00Z')
const text = writtenEntry({ by: 'noy', at, draft: { reason: 'Family visit' } })
const day = 24 * 3_600_000

test.each([
  ['at once', 0, true],
  ['just before 24 hours', day - 1, true],
  ['after 24 hours', day, false],
])('the person finds it %s: %s', (_when, later, isFound) => {
  expect(readEntry(text, 'noy', at + later) !== null).toBe(isFound)
})

test('nobody else finds it, and nobody without a session', () => {
  expect(readEntry(text, 'noy', at)?.draft).toEqual({ reason: 'Family visit' })
  expect(readEntry(text, 'bounmy', at)).toBeNull()
  expect(readEntry(text, null, at)).toBeNull()
})

test.each([[null], [''], ['x'], ['{"reason":"without its frame"}'], ['{"by":1,"at":2}']])(
  '%s is no draft',
  stored => {
    expect(readEntry(stored, 'noy', at)).toBeNull()
  },
)
