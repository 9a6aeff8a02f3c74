import { expect, test } from 'vitest'
import { dayAfterKey } from './day-after-key.ts'

test.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['Enter', undefined],
  ['toString', undefined],
])('%s on Sunday 1 March 2026 -> %s', (key, date) => expect(dayAfterKey(key, '2026-03-01')).toBe(date))

test('a month back from its 31st stays in that month', () => {
  expect(dayAfterKey('PageUp', '2026-03-31')).toBe('2026-02-28')
})
