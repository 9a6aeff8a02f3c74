import { expect, test } from 'vitest'
import { hasPasskeys } from './can-use-passkeys.ts'

test.each([
  ['hr.example.la', true, true],
  ['localhost', true, true],
  ['hr.example.la', false, false],
  ['127.0.0.1', true, false],
  ['10.0.0.5', true, false],
  ['[::1]', true, false],
])('%s, API %s: %s', (host, hasApi, can) => {
  expect(hasPasskeys(host, hasApi)).toBe(can)
})
