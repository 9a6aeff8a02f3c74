import { expect, test } from 'vitest'
import { holding, visibleRange } from './range-view.ts'

const today = '2026-11-22'

test.each([
  [{}, '2026-11-01', '2026-11-30', '2026-10-01', undefined],
  [{ at: '2026-10-01' }, '2026-10-01', '2026-10-31', '2026-09-01', '2026-11-01'],
  [{ range: 'today' }, '2026-11-22', '2026-11-22', '2026-11-21', undefined],
  [{ range: 'today', at: '2026-11-21' }, '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-22'],
  [{ range: 'thisWeek' }, '2026-11-16', '2026-11-22', '2026-11-15', undefined],
  [{ range: 'lastWeek' }, '2026-11-09', '2026-11-15', '2026-11-15', '2026-11-29'],
  [{ range: 'lastMonth' }, '2026-10-01', '2026-10-31', '2026-10-01', '2026-12-01'],
  [{ range: 'monthly' }, '2026-10-21', '2026-11-20', '2026-10-01', '2026-12-01'],
  [{ range: 'monthly', at: '2026-12-01' }, '2026-11-21', '2026-12-20', '2026-11-01', undefined],
  [{ range: 'monthly', at: '2026-11-20' }, '2026-10-21', '2026-11-20', '2026-10-01', '2026-12-01'],
  [{ range: 'monthly', at: '2026-11-21' }, '2026-11-21', '2026-12-20', '2026-11-01', undefined],
  [{ range: 'thisYear' }, '2026-01-01', '2026-12-31', '2025-11-01', undefined],
] as const)('%o shows %s to %s', (view, from, to, earlier, later) =>
  expect(visibleRange(view, today)).toMatchObject({ from, to, earlier, later }),
)

test.each(['today', 'thisWeek', 'thisMonth', 'thisYear', 'lastWeek', 'lastMonth', 'monthly'] as const)(
  'a date that is chosen while %s is shown is in the range',
  filter => {
    const at = '2026-08-25'
    const { from, to } = visibleRange({ range: holding(filter), at }, today)
    expect(from <= at && at <= to).toBe(true)
  },
)

test('a month is never left out between a long and a short one', () => {
  expect(visibleRange({ at: '2026-10-31' }, today)).toMatchObject({
    earlier: '2026-09-01',
    later: '2026-11-01',
  })
})
