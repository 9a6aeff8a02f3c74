import { expect, test } from 'vitest'
import { dayGroups, heldBack } from './day-groups.ts'

const at = (createdAt: string) => ({ createdAt })
const rows = [at('2026-03-02T02:00:00Z'), at('2026-03-01T20:00:00Z'), at('2026-03-01T10:00:00Z')]

test('one group a day, in order', () => {
  const groups = dayGroups(rows, instant => instant.slice(0, 10))
  expect(groups.map(({ date, rows: ofDay }) => [date, ofDay.length])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
  ])
  expect(dayGroups([], instant => instant)).toEqual([])
})

test.each([
  ['2026-03-01T20:00:00Z', 2, 1],
  ['2026-03-02T02:00:00Z', 3, 0],
  ['', 3, 0],
])('since %s: %i shown, %i held back', (since, shown, held) => {
  const parts = heldBack(rows, since)
  expect([parts.shown.length, parts.held.length]).toEqual([shown, held])
})
