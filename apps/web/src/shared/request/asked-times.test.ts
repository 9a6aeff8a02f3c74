import { expect, test } from 'vitest'
import { findText } from '#web/i18n/find-text.ts'
import { request } from '#web/i18n/en/request.ts'
import { askedTimes } from './asked-times.ts'

test.each([
  ['08:30', '12:00', '08:30 - 12:00'],
  ['08:30', null, 'In 08:30'],
  [null, '17:30', 'Out 17:30'],
  [null, null, 'Whole day'],
])('%s to %s: %s', (timeIn, timeOut, text) => {
  const times = askedTimes({ timeIn, timeOut }, (key, values) => findText({ request }, key, values) ?? '')
  expect(times).toBe(text)
})
