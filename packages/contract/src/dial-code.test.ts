import { expect, test } from 'vitest'
import { dialCodeOf, isPhoneCountry, phoneParts, typedPhone } from './dial-code.ts'

test.each([
  ['LA', '020 5551 2345', '+8562055512345'],
  ['LA', '20 5551 2345', '+8562055512345'],
  ['LA', '2081234567', '+8562081234567'],
  ['LA', '020 8123 4567', '+8562081234567'],
  ['LA', '2091', '+856 2091'],
  ['LA', '+66 81 234 5678', '+66812345678'],
  ['LA', '0066 81 234 5678', '+66812345678'],
  ['TH', '081 234 5678', '+66812345678'],
  ['TH', '12', '+66 12'],
  ['LA', '  ', ''],
  ['LA', '+', ''],
  ['LA', 'abc', '+856 abc'],
] as const)('%s %s -> %s', (country, number, expected) => {
  expect(typedPhone({ country, number })).toBe(expected)
})

test.each([
  '+8562055512345',
  '+8562081234567',
  '+856302345678',
  '+85621215678',
  '+66812345678',
  '+14155552671',
  '+390612345678',
])('%s survives being shown in a field', stored => {
  expect(typedPhone(phoneParts(stored))).toBe(stored)
})

test('countries and their dial codes', () => {
  expect(dialCodeOf('LA')).toBe('856')
  expect(isPhoneCountry('LA')).toBe(true)
  expect(isPhoneCountry('XX')).toBe(false)
  expect(phoneParts('+66812345678').country).toBe('TH')
  expect(phoneParts('nonsense')).toEqual({ country: 'LA', number: 'nonsense' })
})
