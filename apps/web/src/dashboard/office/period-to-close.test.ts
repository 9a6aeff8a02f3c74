import { expect, test } from 'vitest'
import { periodToClose } from './period-to-close.ts'

const period = (to: string, state: 'open' | 'may close' | 'closed') => ({
  to,
  isClosed: state === 'closed',
  mayClose: state === 'may close',
})
const today = '2026-11-30'
const current = period('2026-12-20', 'open')

test('the oldest that can be closed', () => {
  const periods = [current, period('2026-11-20', 'may close'), period('2026-10-20', 'may close')]
  expect(periodToClose(periods, today)?.to).toBe('2026-10-20')
})

test('one that has ended, while its days are still being computed', () => {
  expect(periodToClose([current, period('2026-11-20', 'open')], today)?.to).toBe('2026-11-20')
})

test('none while the others are closed and this one goes on', () => {
  expect(periodToClose([current, period('2026-11-20', 'closed')], today)).toBeUndefined()
  expect(periodToClose([period(today, 'open')], today)).toBeUndefined()
})
