import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayReload } from './may-reload.ts'

test.each([
  ['never before', null, 1_000_000, true],
  ['at the same moment', 1_000_000, 1_000_000, false],
  ['just before 60 s', 1_000_000, 1_059_999, false],
  ['after 60 s', 1_000_000, 1_060_000, true],
  ['clock set back', 1_000_000, 999_999, true],
])('%s', (_, last, now, expected) => expect(mayReload(last, now)).toBe(expected))

test('endless failures reload at most once per 60 seconds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 50 }), gaps => {
      let [now, last]: [number, number | null] = [0, null]
      const reloads: number[] = []
      for (const gap of gaps) {
        now += gap
        if (!mayReload(last, now)) continue
        reloads.push(now)
        last = now
      }
      expect(reloads.every((at, index) => index === 0 || at - (reloads[index - 1] ?? 0) >= 60_000)).toBe(true)
    }),
  )
})
