import { expect, test } from 'vitest'
import { clockToleranceMs, linkState } from './link-state.ts'

const now = 1_000_000
const link = { createdMs: now - 5000, expiresMs: now + 5000, usedMs: null }

test.each([
  ['a fresh link', link, 'open'],
  ['the last millisecond', { ...link, expiresMs: now + 1 }, 'open'],
  ['its end', { ...link, expiresMs: now }, 'expired'],
  ['a used one', { ...link, usedMs: now - 1 }, 'used'],
  ['a used one after its end', { ...link, usedMs: now - 1, expiresMs: now - 1 }, 'used'],
  ['a clock a little ahead', { ...link, createdMs: now + clockToleranceMs }, 'open'],
  ['a clock far ahead', { ...link, createdMs: now + clockToleranceMs + 1 }, 'unknown'],
  ['no link', undefined, 'unknown'],
] as const)('%s is %o', (_, stored, state) => {
  expect(linkState(stored, now)).toBe(state)
})
