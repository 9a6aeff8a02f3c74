import { expect, test } from 'vitest'
import { typedCode } from './second-step-code.ts'

test.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['123-456', 'app', '123456'],
  ['１２３４５６', 'app', '123456'],
  ['12345', 'recovery', '12345'],
  ['1234567', 'recovery', '1234567'],
  ['Kxm3p-7qrtd-h4n8w', 'recovery', 'kxm3p7qrtdh4n8w'],
  ['kxm3p 7qrtd–h4n8w', 'recovery', 'kxm3p7qrtdh4n8w'],
  ['', 'recovery', ''],
])('%j', (text, kind, code) => {
  expect(typedCode(text)).toEqual({ kind, code })
})
