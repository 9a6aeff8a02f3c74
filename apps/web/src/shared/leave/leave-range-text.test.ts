import { expect, test } from 'vitest'
import { leaveRangeText } from './leave-range-text.ts'

const words = { AM: 'morning', PM: 'afternoon' }

test.each([
  ['2026-03-09', '2026-03-09', 'AM', 'PM', 'Mon 09/03/2026'],
  ['2026-03-09', '2026-03-09', 'AM', 'AM', 'Mon 09/03/2026 (morning)'],
  ['2026-03-09', '2026-03-09', 'PM', 'PM', 'Mon 09/03/2026 (afternoon)'],
  ['2026-03-09', '2026-03-11', 'AM', 'PM', 'Mon 09/03/2026 - Wed 11/03/2026'],
  ['2026-03-09', '2026-03-11', 'PM', 'PM', 'Mon 09/03/2026 (afternoon) - Wed 11/03/2026'],
  ['2026-03-09', '2026-03-11', 'AM', 'AM', 'Mon 09/03/2026 - Wed 11/03/2026 (morning)'],
  ['2026-12-31', '2027-01-01', 'PM', 'AM', 'Thu 31/12/2026 (afternoon) - Fri 01/01/2027 (morning)'],
] as const)('%s to %s, %s to %s -> %s', (from, to, fromHalf, toHalf, text) => {
  expect(leaveRangeText({ from, to, fromHalf, toHalf }, words, 'en')).toBe(text)
})
