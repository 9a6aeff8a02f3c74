import { expect, test } from 'vitest'
import { daysUntil, nextLeave } from './next-leave.ts'

const leave = (from: string, to: string, status = 'APPROVED', purpose = 'NEW') => ({
  from,
  to,
  status,
  purpose,
})
const past = leave('2026-03-01', '2026-03-02')
const running = leave('2026-03-08', '2026-03-10')
const soon = leave('2026-03-20', '2026-03-21', 'PENDING')
const changed = leave('2026-03-12', '2026-03-12', 'APPROVED', 'AMENDMENT')
const later = leave('2026-05-01', '2026-05-02')

test.each([
  [[later, soon, running, past], running],
  [[later, soon, past], soon],
  [[past], undefined],
  [[leave('2026-03-12', '2026-03-12', 'REJECTED'), later], later],
  [[leave('2026-03-12', '2026-03-12', 'CANCELLED')], undefined],
  [[leave('2026-03-12', '2026-03-12', 'PENDING', 'CANCELLATION')], undefined],
  [[leave('2026-03-12', '2026-03-12', 'PENDING', 'AMENDMENT'), later], later],
  [[later, changed], changed],
])('case %#', (leaves, expected) => expect(nextLeave(leaves, '2026-03-10')).toBe(expected))

test.each([
  ['2026-03-10', 0],
  ['2026-03-11', 1],
  ['2026-04-10', 31],
  ['2026-03-08', -2],
])('from %s it is %i days', (from, days) => expect(daysUntil('2026-03-10', { from })).toBe(days))
