import { expect, test } from 'vitest'
import { hidden } from './mask.ts'

test.each([
  ['Khamla Sisouk', '•••••• ••••••'],
  ['1,250,000 LAK', '•,•••,••• •••'],
  ['ສະບາຍດີ', '•••••••'],
  ['k@x.la', '•@•.••'],
])('%s is hidden, its length is not', (text, expected) => {
  expect(hidden(text)).toBe(expected)
})
