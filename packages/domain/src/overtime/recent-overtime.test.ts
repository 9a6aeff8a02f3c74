import { expect, test } from 'vitest'
import { recentDates, recentOvertime } from './recent-overtime.ts'

test.each([
  ['2026-03-20', '2025-12-21', '2026-03-20'],
  ['2026-03-21', '2026-01-21', '2026-04-20'],
  ['2026-01-05', '2025-10-21', '2026-01-20'],
])('on %s the periods are from %s to %s', (today, from, to) => {
  expect(recentDates(today)).toEqual({ from, to })
})

test('approved minutes of each period, over midnight too, without what is pending or earlier', () => {
  const use = (date: string, isApproved = true) => ({
    date,
    timeIn: '22:00',
    timeOut: '00:30',
    countedId: date,
    isApproved,
  })
  const uses = ['2025-12-20', '2025-12-21', '2026-01-20', '2026-01-21', '2026-03-20', '2026-03-21'].map(
    date => use(date),
  )
  expect(recentOvertime('2026-03-10', [...uses, use('2026-03-11', false)])).toEqual([
    { from: '2025-12-21', to: '2026-01-20', minutes: 300 },
    { from: '2026-01-21', to: '2026-02-20', minutes: 150 },
    { from: '2026-02-21', to: '2026-03-20', minutes: 150 },
  ])
})
