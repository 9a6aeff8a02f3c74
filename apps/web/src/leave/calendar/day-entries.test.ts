import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import { expect, test } from 'vitest'
import { agenda, dayEntries, halfOn } from './day-entries.ts'

const leaves = [
  { id: 'a', from: '2026-03-09', to: '2026-03-11' },
  { id: 'b', from: '2026-03-11', to: '2026-03-11' },
]
const holidays = [{ name: 'Women', from: '2026-03-08', to: '2026-03-08' }]

test('a day has everybody whose leave includes it', () => {
  expect(dayEntries('2026-03-11', leaves, holidays).leaves.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(dayEntries('2026-03-08', leaves, holidays)).toMatchObject({ leaves: [], holidays })
})

test('the agenda lists only days with entries', () => {
  const days = agenda(datesFrom('2026-03-07', '2026-03-13'), leaves, holidays)
  expect(days.map(({ date }) => date)).toEqual(['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'])
})

test.each([
  ['2026-03-09', 'PM'],
  ['2026-03-10', null],
  ['2026-03-11', 'AM'],
])('a leave from an afternoon to a morning takes on %s: %s', (date, half) => {
  expect(halfOn(date, { from: '2026-03-09', to: '2026-03-11', fromHalf: 'PM', toHalf: 'AM' })).toBe(half)
})

test('a whole day has no half', () => {
  expect(
    halfOn('2026-03-09', { from: '2026-03-09', to: '2026-03-09', fromHalf: 'AM', toHalf: 'PM' }),
  ).toBeNull()
})
