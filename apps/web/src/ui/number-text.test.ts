import { describe, expect, test } from 'vitest'
import { groupedNumber, leftNumber, numberDefaults, numberText } from './number-text.ts'

describe('numberText', () => {
  test.each([
    ['', ''],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['12a3', '123'],
    ['-5', '5'],
    ['1,234', '1234'],
    ['1.239', '1.23'],
    ['.5', '0.5'],
    ['1.', '1.'],
    ['1.2.3', '1.23'],
    ['0.05', '0.05'],
    ['123456789012345', '12345678901'],
    ['12345678901.999', '12345678901.99'],
  ])('%j -> %j', (typed, text) => expect(numberText(typed, numberDefaults)).toBe(text))

  test('no decimals', () => expect(numberText('12.7', { ...numberDefaults, decimals: 0 })).toBe('12'))
})

describe('leftNumber, bounds 1 to 31', () => {
  test.each([
    ['', 1],
    ['0', 1],
    ['1', 1],
    ['15.5', 15.5],
    ['31', 31],
    ['32', 31],
  ])('%j -> %d', (text, value) =>
    expect(leftNumber(text, { ...numberDefaults, min: 1, max: 31 })).toBe(value),
  )

  test('the default minimum is 0', () => expect(leftNumber('', numberDefaults)).toBe(0))
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.5', '1,234,567.5'],
])('groupedNumber(%j) = %j', (text, grouped) => expect(groupedNumber(text)).toBe(grouped))
