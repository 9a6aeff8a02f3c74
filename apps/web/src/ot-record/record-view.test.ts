// Which dates a list of overtime records shows: the period of a date, also after the 20th.
import { expect, test } from 'vitest'
import { shownRecords } from './record-view.ts'

const today = '2026-11-23'

test.each([
  ['nothing chosen', {}, '2026-10-21', '2026-11-20'],
  ['a date up to the 20th', { at: '2026-10-20' }, '2026-09-21', '2026-10-20'],
  ['a date after the 20th', { at: '2026-10-21' }, '2026-10-21', '2026-11-20'],
  ['another filter', { range: 'thisMonth', at: '2026-10-25' }, '2026-10-01', '2026-10-31'],
] as const)('%s', (_name, view, from, to) => {
  expect(shownRecords({ search: '', ...view }, today)).toMatchObject({ from, to })
})

test('one step back and forth again is the same period', () => {
  const shown = shownRecords({ search: '', at: '2026-10-25' }, today)
  const earlier = shownRecords({ search: '', at: shown.earlier }, today)
  expect(earlier.to).toBe('2026-10-20')
  expect(shownRecords({ search: '', at: earlier.later }, today)).toMatchObject({
    from: shown.from,
    to: shown.to,
  })
})
