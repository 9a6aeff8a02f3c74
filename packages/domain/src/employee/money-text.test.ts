import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf, moneyText } from './money-text.ts'

test.each([
  ['1500000', 0, 1_500_000],
  ['1,500,000', 0, 1_500_000],
  ['1 500 000', 0, 1_500_000],
  ['1500000.00', 0, 1_500_000],
  ['12.5', 2, 1250],
  ['12.50', 2, 1250],
  ['0', 0, 0],
  ['007', 0, 7],
  ['99999999999.99', 2, 9_999_999_999_999],
  ['100000000000', 0, undefined],
  ['12.345', 2, undefined],
  ['1,50', 2, 150],
  ['1500,50', 0, undefined],
  ['1500000,00', 0, 1_500_000],
  ['1.500.000', 0, 1_500_000],
  ['1.500.000,25', 2, 150_000_025],
  ['8.125', 0, undefined],
  ['8.12', 0, undefined],
  ['1,23,4', 2, undefined],
  ['-5', 0, undefined],
  ['5 kip', 0, undefined],
  ['', 0, undefined],
])('%j with %i decimals is %j', (text, exponent, amount) => expect(moneyOf(text, exponent)).toBe(amount))

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), fc.integer({ min: 0, max: 4 }), (amount, exponent) => {
      expect(moneyOf(moneyText(amount, exponent), exponent)).toBe(amount)
    }),
  )
})
