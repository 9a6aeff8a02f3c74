import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import { expect, test } from 'vitest'
import { leaveSpan, touches } from './leave-span.ts'

const days = datesFrom('2026-03-01', '2026-03-31')
const whole = { fromHalf: 'AM', toHalf: 'PM' } as const

test.each([
  ['the first day', { from: '2026-03-01', to: '2026-03-01', ...whole }, 0, 2],
  ['a morning', { from: '2026-03-02', to: '2026-03-02', fromHalf: 'AM', toHalf: 'AM' }, 2, 3],
  ['an afternoon', { from: '2026-03-02', to: '2026-03-02', fromHalf: 'PM', toHalf: 'PM' }, 3, 4],
  [
    'from an afternoon to a noon',
    { from: '2026-03-02', to: '2026-03-04', fromHalf: 'PM', toHalf: 'AM' },
    3,
    7,
  ],
  ['the last day', { from: '2026-03-31', to: '2026-03-31', ...whole }, 60, 62],
] as const)('%s', (_, leave, start, end) => {
  expect(leaveSpan(days, leave)).toEqual({ start, end, isContinued: false, continues: false })
})

test('a leave beyond the days is cut, whatever its halves', () => {
  const leave = { from: '2026-02-27', to: '2026-04-02', fromHalf: 'PM', toHalf: 'AM' } as const
  expect(leaveSpan(days, leave)).toEqual({ start: 0, end: 62, isContinued: true, continues: true })
})

test.each([
  ['2026-02-20', '2026-02-28', false],
  ['2026-02-20', '2026-03-01', true],
  ['2026-03-31', '2026-04-10', true],
  ['2026-04-01', '2026-04-10', false],
])('%s to %s touches March: %j', (from, to, expected) => expect(touches(days, { from, to })).toBe(expected))
