import { expect, test } from 'vitest'
import { holidayRefusal } from './holiday-refusal.ts'

test.each([
  ['2026-04-14', '2026-04-13', 'END_BEFORE_START'],
  ['2026-04-14', '2026-04-14', undefined],
  ['2026-12-30', '2027-01-02', undefined],
  ['2026-01-01', '2026-04-02', undefined],
  ['2026-01-01', '2026-04-03', 'HOLIDAY_TOO_LONG'],
  ['2026-04-14', '2028-04-14', 'HOLIDAY_TOO_LONG'],
])('from %s to %s: %s', (from, to, code) => expect(holidayRefusal({ from, to })).toBe(code))
