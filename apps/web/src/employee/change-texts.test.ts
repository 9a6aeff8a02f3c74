import { expect, test } from 'vitest'
import { changeTexts } from './change-texts.ts'

const currency = (code: string, exponent: number) => ({
  code,
  name: code,
  nameLo: '',
  symbol: '',
  exponent,
  isEnable: true,
  isBase: code === 'LAK',
})

test('money has its currency, each side its own; dates and texts are as everywhere', () => {
  const changes = [
    { column: 'salaryAmount', before: '6000000', after: '450.5' },
    { column: 'fuelAllowance', before: '', after: '20' },
    { column: 'startDate', before: '2026-01-05', after: '' },
    { column: 'unit', before: 'Sales', after: 'Office' },
  ] as const
  const currencies = [currency('LAK', 0), currency('USD', 2)]
  const shown = changeTexts({ changes: [...changes], currency: { before: 'LAK', after: 'USD' } }, currencies)
  expect(shown.map(({ before, after }) => [before, after])).toEqual([
    ['6,000,000 LAK', '450.50 USD'],
    ['', '20.00 USD'],
    ['05/01/2026', ''],
    ['Sales', 'Office'],
  ])
})
