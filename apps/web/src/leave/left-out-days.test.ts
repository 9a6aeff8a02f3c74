import { expect, test } from 'vitest'
import { leftOutDays } from './left-out-days.ts'
import type { PreviewDay } from './left-out-days.ts'

const half = (date: string, part: 'AM' | 'PM', reason: PreviewDay['reason'], name: string | null = null) => ({
  date,
  half: part,
  counted: reason === null,
  reason,
  holidayName: name,
  holidayNameLo: name,
})
const day = (date: string, reason: PreviewDay['reason'], name: string | null = null) => [
  half(date, 'AM', reason, name),
  half(date, 'PM', reason, name),
]
const brief = (days: PreviewDay[]) =>
  leftOutDays(days).map(line => [line.from, line.to, line.half, line.name ?? line.reason])

test('nothing is left out of working days', () => {
  expect(leftOutDays([...day('2026-03-09', null), ...day('2026-03-10', null)])).toEqual([])
})

test('a weekend is one line, the holiday after it another', () => {
  const days = [
    ...day('2026-03-06', null),
    ...day('2026-03-07', 'WEEKEND'),
    ...day('2026-03-08', 'WEEKEND'),
    ...day('2026-03-09', 'HOLIDAY', 'Women'),
  ]
  expect(brief(days)).toEqual([
    ['2026-03-07', '2026-03-08', null, 'WEEKEND'],
    ['2026-03-09', '2026-03-09', null, 'Women'],
  ])
})

test('two weekends with work between are two lines', () => {
  const days = [
    ...day('2026-03-01', 'WEEKEND'),
    ...day('2026-03-02', null),
    ...day('2026-03-07', 'WEEKEND'),
    ...day('2026-03-08', 'WEEKEND'),
  ]
  expect(brief(days)).toHaveLength(2)
})

test('different holidays in a row stay apart', () => {
  const days = [...day('2026-04-14', 'HOLIDAY', 'New Year'), ...day('2026-04-15', 'HOLIDAY', 'Other')]
  expect(brief(days)).toHaveLength(2)
})

test('a Saturday with work in the morning only leaves out its afternoon', () => {
  const days = [half('2026-03-07', 'AM', null), half('2026-03-07', 'PM', 'WEEKEND')]
  expect(brief(days)).toEqual([['2026-03-07', '2026-03-07', 'PM', 'WEEKEND']])
})

test('a requested half of a first day without work is left out completely', () => {
  expect(brief([half('2026-03-08', 'PM', 'WEEKEND')])).toEqual([
    ['2026-03-08', '2026-03-08', null, 'WEEKEND'],
  ])
})
