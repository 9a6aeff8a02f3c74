import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasMinus, plainMinus, writtenNumber } from './written-number.ts'

const joined = (text: string, mostDecimals: number) => {
  const number = writtenNumber(text, mostDecimals)
  return number && (number.decimals === '' ? number.whole : `${number.whole}.${number.decimals}`)
}

describe('with and without decimals', () => {
  test.each([
    ['1500', '1500'],
    ['007', '7'],
    ['0', '0'],
    ['1500.50', '1500.50'],
    ['1500,50', '1500.50'],
    ['5650000,00', '5650000.00'],
    ['1234.567', '1234.567'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234.567', '1234.567'],
    ['1,500,000', '1500000'],
    ['1.500.000', '1500000'],
    ['1 500 000', '1500000'],
    ['1\u00a0500\u202f000,25', '1500000.25'],
    ['1’500’000.25', '1500000.25'],
    ['໑.໕໐໐.໐໐໐', '1500000'],
    [' 12 ', '12'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['1,500.', '1500'],
    ['0.500', '0.500'],
    ['0,500', '0.500'],
    ['', undefined],
    ['.', undefined],
    ['1.2.3', undefined],
    ['1,23,4', undefined],
    ['1,500,0', undefined],
    ['1,500,', undefined],
    ['1,234.5.6', undefined],
    ['1,234.567,8', undefined],
    ['1234,567.8', undefined],
    ['1 5', undefined],
    ['-5', undefined],
    ['5 kip', undefined],
    ['1e5', undefined],
  ])('%j is %j', (text, number) => {
    expect([joined(text, 0), joined(text, 2)]).toEqual([number, number])
  })
})

test('one point before three digits separates thousands where no decimals are possible', () => {
  expect([joined('1.500', 0), joined('1.500', 2)]).toEqual(['1500', '1.500'])
})

test('every way of writing a number gives the same number', () => {
  const ways = fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], [' ', ','], ['', '.'], ['', ','])
  fc.assert(
    fc.property(
      fc.nat(99_999_999_999),
      fc.integer({ min: 0, max: 99 }),
      ways,
      (whole, cents, [group, sign]) => {
        const decimals = String(cents).padStart(2, '0')
        const written = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group ?? '')
        expect(joined(`${written}${sign}${decimals}`, 2)).toBe(`${whole}.${decimals}`)
      },
    ),
  )
})

test.each(['-', '\u2212', '\u2010', '\u2011', '\u2012', '\u2013', '\uff0d', '\ufe63'])(
  '%j is a minus sign',
  sign => {
    expect([hasMinus(`${sign}2`), plainMinus(`${sign}1,5`)]).toEqual([true, '-1,5'])
  },
)

test.each(['', '2', '+2', '1,5'])('%j has no minus sign', text =>
  expect([hasMinus(text), plainMinus(text)]).toEqual([false, text]),
)
