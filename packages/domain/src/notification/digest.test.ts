// The instant up to which a digest collects (N1).
import { expect, test } from 'vitest'
import { digestUntil } from './digest.ts'

test.each([
  ['2026-03-02T01:00:00Z', 8, 'Asia/Vientiane', '2026-03-02T01:00:00Z', 'exactly at the hour'],
  ['2026-03-02T00:59:59Z', 8, 'Asia/Vientiane', '2026-03-01T01:00:00Z', 'a second before'],
  ['2026-03-02T16:59:00Z', 8, 'Asia/Vientiane', '2026-03-02T01:00:00Z', 'late on the same day'],
  ['2026-03-02T17:00:00Z', 0, 'Asia/Vientiane', '2026-03-02T17:00:00Z', 'at midnight'],
  ['2026-03-02T16:00:00Z', 23, 'Asia/Vientiane', '2026-03-02T16:00:00Z', 'at the last hour'],
  ['2026-03-02T02:20:00Z', 8, 'Asia/Kathmandu', '2026-03-02T02:15:00Z', 'an offset with minutes'],
])('at %s, hour %i of %s: %s (%s)', (now, hour, timeZone, until) => {
  expect(new Date(digestUntil(Date.parse(now), hour, timeZone)).toISOString()).toBe(
    new Date(until).toISOString(),
  )
})
