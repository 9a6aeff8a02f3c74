import { expect, test } from 'vitest'
import { codeOfWord } from './sheet-words.ts'

test.each([
  ['gender', 'ຜູ້ຍິງ', 'female'],
  ['gender', 'ເພດຊາຍ', 'male'],
  ['gender', 'Mr.', 'male'],
  ['maritalStatus', 'ແຕ່ງດອງແລ້ວ', 'married'],
  ['maritalStatus', 'ມ່າຍ', 'widowed'],
  ['contractType', 'full time', 'fullTime'],
  ['gender', 'unknown', undefined],
] as const)('%s: %s means %s', (column, word, code) => {
  expect(codeOfWord(column, word)).toBe(code)
})
