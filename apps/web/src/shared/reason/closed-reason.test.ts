import { expect, test } from 'vitest'
import { closedToOf } from './closed-reason.ts'

const closed = [
  { from: '2026-01-21', to: '2026-02-20' },
  { from: '2026-03-21', to: '2026-04-20' },
]

test.each([
  ['2026-01-01', '9999-12-31', '2026-04-20'],
  ['2026-02-20', '2026-02-20', '2026-02-20'],
  ['2026-02-21', '2026-03-20', null],
  ['2026-04-20', '9999-12-31', '2026-04-20'],
  ['2026-04-21', '9999-12-31', null],
  ['2026-01-01', '2026-01-20', null],
])('days from %s to %s affect the period closed until %s', (from, to, closedTo) => {
  expect(closedToOf(closed, { from, to })).toBe(closedTo)
})
