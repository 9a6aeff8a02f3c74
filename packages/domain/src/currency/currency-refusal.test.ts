import { describe, expect, test } from 'vitest'
import { baseCurrencyRefusal, currencyChangeRefusal, currencyDeletionRefusal } from './currency-refusal.ts'

const unused = { pay: 0, bankAccounts: 0, overtimeRecords: 0, penalties: false }
const people = [
  { ...unused, pay: 1 },
  { ...unused, bankAccounts: 1 },
  { ...unused, overtimeRecords: 1 },
]
const penalties = { ...unused, penalties: true }
const enabled = { isEnable: true, isBase: false, exponent: 2 }
const base = { ...enabled, isBase: true }
const disabled = { ...enabled, isEnable: false }
const same = { isEnable: true, exponent: 2, acceptsUse: false }
const off = { ...same, isEnable: false }
const decimals = { ...same, exponent: 0 }

describe('a change', () => {
  test.each([
    ['of the names of a used one', enabled, same, people, undefined],
    ['of the decimals of a used one', enabled, decimals, people, 'CURRENCY_DECIMALS_FIXED'],
    ['of the decimals of penalties', enabled, decimals, [penalties], 'CURRENCY_DECIMALS_FIXED'],
    ['of the decimals of an unused one', enabled, decimals, [unused], undefined],
    ['of the decimals of the unused base', base, decimals, [unused], undefined],
    ['that disables an unused one', enabled, off, [unused], undefined],
    ['that disables that of penalties', enabled, off, [penalties], undefined],
    ['that disables a used one', enabled, off, people, 'CURRENCY_USED'],
    ['that disables a used one knowingly', enabled, { ...off, acceptsUse: true }, people, undefined],
    ['that disables the base', base, off, [unused], 'BASE_CURRENCY'],
    ['that disables the base knowingly', base, { ...off, acceptsUse: true }, people, 'BASE_CURRENCY'],
    ['of the symbol of a disabled one in use', disabled, off, people, undefined],
    ['that enables a used one', disabled, same, people, undefined],
  ] as const)('%s', (_name, before, after, uses, refusal) => {
    expect(uses.map(use => currencyChangeRefusal(before, after, use))).toEqual(uses.map(() => refusal))
  })
})

test('what is used or the base is not deleted', () => {
  expect(people.map(use => currencyDeletionRefusal(disabled, use))).toEqual(
    people.map(() => 'CURRENCY_IN_USE'),
  )
  expect(currencyDeletionRefusal(enabled, penalties)).toBe('CURRENCY_OF_PENALTIES')
  expect(currencyDeletionRefusal(disabled, unused)).toBe(undefined)
  expect(currencyDeletionRefusal(base, unused)).toBe('BASE_CURRENCY')
})

test('only an enabled one becomes the base', () => {
  expect([enabled, disabled, base].map(baseCurrencyRefusal)).toEqual([
    undefined,
    'CURRENCY_DISABLED',
    undefined,
  ])
})
