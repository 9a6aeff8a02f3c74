import { expect, test } from 'vitest'
import { shownPhone } from './shown-phone.ts'

test.each([
  ['+8562055512345', '020 5551 2345'],
  ['+8562081234567', '020 8123 4567'],
  ['+856302345678', '030 234 5678'],
  ['+85621215678', '021 215 678'],
  ['+66812345678', '+66812345678'],
  ['nonsense', 'nonsense'],
])('%s -> %s', (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown)
})
