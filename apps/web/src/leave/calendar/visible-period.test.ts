import { expect, test } from 'vitest'
import { viewOf } from '#web/shared/view-state.ts'
import { calendarViewShape } from './calendar-view.ts'
import { visiblePeriod } from './visible-period.ts'

const today = '2026-11-21'

test.each([
  ['the current month', {}, '2026-11-01', '2026-11-30', true],
  ['a month of the address', { month: '2026-02' }, '2026-02-01', '2026-02-28', false],
  ['no month of the calendar', { month: '2026-13' }, '2026-11-01', '2026-11-30', true],
  ['text that is no month', { month: 'soon' }, '2026-11-01', '2026-11-30', true],
  ['a month that the server does not take', { month: '1899-12' }, '2026-11-01', '2026-11-30', true],
  [
    'four weeks, from their Monday',
    { view: 'people', weeks: '2026-11-21' },
    '2026-11-16',
    '2026-12-13',
    true,
  ],
  ['weeks of no day are the month', { view: 'people', weeks: 'soon' }, '2026-11-01', '2026-11-30', true],
  ['weeks belong to the view of people', { weeks: '2026-01-01' }, '2026-11-01', '2026-11-30', true],
] as const)('%s', (_, view, from, to, isNow) => {
  expect(visiblePeriod(viewOf(calendarViewShape, view), today)).toMatchObject({ from, to, isNow })
})

test('back and forward; the current month is not in the URL', () => {
  expect(visiblePeriod({ month: '2026-12' }, today)).toMatchObject({
    previous: { month: undefined },
    next: { month: '2027-01' },
  })
  expect(visiblePeriod({ view: 'people', weeks: '2026-11-16' }, today)).toMatchObject({
    previous: { weeks: '2026-10-19' },
    next: { weeks: '2026-12-14' },
  })
})
