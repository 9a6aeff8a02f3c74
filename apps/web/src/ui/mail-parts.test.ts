import { expect, test } from 'vitest'
import { mailParts } from './mail-parts.ts'

test.each([
  ['somphone.k@sabai-trading.example', ['somphone.', 'k@', 'sabai-trading.', 'example']],
  ['owner@sabai.la', ['owner@', 'sabai.', 'la']],
  ['Sabai Trading Sole Co., Ltd', ['Sabai Trading Sole Co., Ltd']],
  ['@', ['@']],
  ['', ['']],
])('%s breaks between %j', (text, parts) => {
  expect(mailParts(text)).toEqual(parts)
  expect(mailParts(text).join('')).toBe(text)
})
