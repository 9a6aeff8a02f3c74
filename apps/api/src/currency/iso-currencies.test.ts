import { mostDecimals } from '@hr/contract/currency.ts'
import { laoCurrencyNames } from '@hr/domain/currency/lao-currency-names.ts'
import { expect, test } from 'vitest'
import { isoCurrencies } from './iso-currencies.ts'

const codes = isoCurrencies().map(({ code }) => code)

test.each([
  ['EUR', 'Euro', 'ເອີໂຣ', '€', 2],
  ['JPY', 'Japanese yen', 'ເຢນຍີ່ປຸ່ນ', '¥', 0],
  ['KWD', 'Kuwaiti dinar', '', '', 3],
  ['LAK', 'Laotian kip', 'ກີບ', '₭', 0],
])('%s is %s', (code, name, nameLo, symbol, exponent) => {
  expect(isoCurrencies().find(one => one.code === code)).toEqual({ code, name, nameLo, symbol, exponent })
})

test('each is there once, by code, with a name and decimals that can be stored', () => {
  expect(codes).toEqual([...new Set(codes)].toSorted())
  expect(codes.length).toBeGreaterThan(150)
  expect(isoCurrencies().filter(({ code, name }) => name === code)).toEqual([])
  expect(isoCurrencies().filter(({ exponent }) => exponent < 0 || exponent > mostDecimals)).toEqual([])
  expect(isoCurrencies().filter(({ symbol }) => symbol.length > 8)).toEqual([])
})

test('every Lao name belongs to one of them', () => {
  expect(Object.keys(laoCurrencyNames).filter(code => !codes.includes(code))).toEqual([])
})

test('what is no longer money is not among them', () => expect(codes).not.toContain('DEM'))
