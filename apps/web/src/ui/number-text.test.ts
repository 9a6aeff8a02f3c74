import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  editedNumber,
  keptCharacters,
  leftNumber,
  numberDefaults,
  numberOf,
  shownNumber,
} from './number-text.ts'

const whole = { ...numberDefaults, decimals: 0 }
const pasted = (text: string, rules = numberDefaults) => editedNumber('', text, rules)
/** Appends each key to the text in the field. */
const typed = (text: string, rules = numberDefaults) =>
  [...text].reduce((kept, key) => editedNumber(kept, shownNumber(kept) + key, rules), '')

describe('typed key by key or pasted, with 2 decimals and with none', () => {
  test.each([
    ['', null, null],
    ['007', 7, 7],
    ['0', 0, 0],
    ['00', 0, 0],
    ['12a3', 123, 123],
    ['-5', 5, 5],
    ['−5', 5, 5],
    ['–1,5', 1.5, 1],
    ['1500.50', 1500.5, 1500],
    ['1500,50', 1500.5, 1500],
    ['1234,5', 1234.5, 1234],
    ['5650000,00', 5_650_000, 5_650_000],
    ['5650000.75', 5_650_000.75, 5_650_000],
    ['1234.567', 1234.56, 1234],
    ['1,234', 1234, 1234],
    ['1,500,000', 1_500_000, 1_500_000],
    ['1.500.000', 1_500_000, 1_500_000],
    ['1.500.000,25', 1_500_000.25, 1_500_000],
    ['1 500 000', 1_500_000, 1_500_000],
    ['1.239', 1.23, 1239],
    ['໑໕໐໐', 1500, 1500],
    ['.5', 0.5, 0],
    ['1.', 1, 1],
    ['0.05', 0.05, 0],
    ['1.2.3', Number.NaN, Number.NaN],
    ['1,23,4', Number.NaN, Number.NaN],
    ['123456789012345', 12_345_678_901, 12_345_678_901],
    ['12345678901.999', 12_345_678_901.99, 12_345_678_901],
  ])('%j is %j and %j', (text, decimal, integer) => {
    expect([numberOf(typed(text), numberDefaults), numberOf(pasted(text), numberDefaults)]).toEqual([
      decimal,
      decimal,
    ])
    expect([numberOf(typed(text, whole), whole), numberOf(pasted(text, whole), whole)]).toEqual([
      integer,
      integer,
    ])
  })

  test('the same for every text', () => {
    const keys = fc.constantFrom(...'0012345', '.', ',', ' ', '໕', '’', 'x', '-')
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 20 }), fc.constantFrom(0, 1, 2), (list, decimals) => {
        const rules = { ...numberDefaults, decimals }
        const text = list.join('')
        expect(numberOf(typed(text, rules), rules)).toEqual(numberOf(pasted(text, rules), rules))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a change in the middle keeps the digits around it', () => {
  test.each([
    ['1234567', '1,2345,567', '12345567'],
    ['1234567', '1,34,567', '134567'],
    ['1234567', '234,567', '234567'],
    ['1234567', '9', '9'],
    ['1234567', '', ''],
    ['1234567', '1,234,567.', '1234567.'],
    ['1234567', '1,234,567,', '1234567,'],
    ['1234.5', '1,23.5', '123.5'],
    ['1,5', '1,57', '1,57'],
  ])('%j shown as %j is %j', (before, shown, kept) =>
    expect(editedNumber(before, shown, numberDefaults)).toBe(kept),
  )
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567.5', '1,234,567.5'],
  ['1500,5', '1500,5'],
])('%j is shown as %j', (kept, shown) => expect(shownNumber(kept)).toBe(shown))

test('a very long text is cut', () => expect(keptCharacters('1,'.repeat(1000), whole)).toHaveLength(60))

describe('on leaving, bounds 1 to 31', () => {
  test.each([
    [null, 1],
    [0, 1],
    [1, 1],
    [15.5, 15.5],
    [31, 31],
    [32, 31],
  ])('%j -> %d', (value, left) =>
    expect(leftNumber(value, { ...numberDefaults, min: 1, max: 31 })).toBe(left),
  )

  test('the default minimum is 0', () => expect(leftNumber(null, numberDefaults)).toBe(0))
})
