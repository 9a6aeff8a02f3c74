import { expect, test } from 'vitest'
import { quotaRefusal, quotaUsed } from './quota-refusal.ts'

const on = (from: string, to = from, requestId = `${from} ${to}`) => ({ from, to, requestId })
const refused = 'ATTENDANCE_QUOTA_NOT_ENOUGH'

test.each([
  ['room for one more', on('2026-03-10'), 2, [on('2026-03-01')], undefined],
  ['none left', on('2026-03-10'), 2, [on('2026-02-21'), on('2026-03-20')], refused],
  ['the day before the period', on('2026-03-10'), 1, [on('2026-02-20')], undefined],
  ['the day after the period', on('2026-03-10'), 1, [on('2026-03-21')], undefined],
  ['another one reaches in from before', on('2026-03-10'), 1, [on('2026-02-19', '2026-02-21')], refused],
  ['the draft reaches into a full period', on('2026-03-20', '2026-03-21'), 1, [on('2026-04-20')], refused],
  ['no limit', on('2026-03-10'), 0, [on('2026-03-10'), on('2026-03-11')], undefined],
])('quota (A10): %s', (_, draft, quotaPerMonth, others, expected) =>
  expect(quotaRefusal(draft, { quotaPerMonth, others })).toBe(expected),
)

test('a request over the 20th is used in both periods', () => {
  const requests = [on('2026-03-20', '2026-03-21')]
  expect(quotaUsed(on('2026-02-21', '2026-03-20'), requests)).toBe(1)
  expect(quotaUsed(on('2026-03-21', '2026-04-20'), requests)).toBe(1)
})

test('a request and the change that waits for it are used once, in each of their periods', () => {
  const requests = [on('2026-03-10', '2026-03-10', 'one'), on('2026-03-25', '2026-03-25', 'one')]
  expect(quotaUsed(on('2026-02-21', '2026-03-20'), requests)).toBe(1)
  expect(quotaUsed(on('2026-03-21', '2026-04-20'), requests)).toBe(1)
  expect(quotaUsed(on('2026-02-21', '2026-04-20'), requests)).toBe(1)
})
