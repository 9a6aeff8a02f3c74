import { expect, test } from 'vitest'
import { nameIn } from './name-in.ts'

test.each([
  ['English', { name: 'Sales', nameLo: 'ຝ່າຍຂາຍ' }, 'en', 'Sales'],
  ['Lao', { name: 'Sales', nameLo: 'ຝ່າຍຂາຍ' }, 'lo', 'ຝ່າຍຂາຍ'],
  ['an empty Lao name', { name: 'Sales', nameLo: '' }, 'lo', 'Sales'],
  ['no Lao name', { name: 'Sales', nameLo: null }, 'lo', 'Sales'],
  ['no name', { name: null, nameLo: null }, 'lo', ''],
] as const)('%s', (_what, named, language, expected) => expect(nameIn(named, language)).toBe(expected))
