import { expect, test } from 'vitest'
import { exponentOf, moneyText, toMajor, toMinor } from './money.ts'

const currency = (code: string, exponent: number) => ({
  code,
  name: code,
  nameLo: '',
  symbol: '',
  exponent,
  isEnable: true,
  isBase: false,
})
const currencies = [currency('LAK', 0), currency('USD', 2)]

test.each([
  [5_500_000, 'LAK', '5,500,000 LAK'],
  [12_345, 'USD', '123.45 USD'],
  [12_300, 'USD', '123.00 USD'],
  [0, 'USD', '0.00 USD'],
  [700, null, '700'],
  [700, 'XXX', '… XXX'],
])('%d %s -> %s', (minor, code, text) => {
  expect(moneyText(minor, code, currencies)).toBe(text)
})

test.each([
  [123.45, 2],
  [0.29, 2],
  [1_234_567.89, 2],
  [5_500_000, 0],
  [1.005, 3],
])('%d with %d decimals survives conversion in both directions', (major, exponent) => {
  expect(toMajor(toMinor(major, exponent), exponent)).toBe(major)
})

test('an unknown currency has no decimals', () => {
  expect(exponentOf(currencies, null)).toBe(0)
})
