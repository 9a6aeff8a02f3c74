import { expect, test } from 'vitest'
import { typedText } from './use-typed-ahead.ts'

test.each([
  ['o', 'v', 'ov'],
  ['ov', 'Backspace', 'o'],
  ['', 'Backspace', ''],
  ['ov', ' ', 'ov '],
  ['', 'ກ', 'ກ'],
  ['ov', 'Enter', undefined],
  ['ov', 'Tab', undefined],
])('"%s" and the key %s', (text, key, typed) => {
  expect(typedText(text, key)).toBe(typed)
})
