// The currencies of a company (N3): those of its salaries and bank accounts, one of them the base.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import { currencyCode, optionalText } from './field.ts'

/** So that the spec's call of the first 30 rows returns all of them. */
export const mostCurrencies = 30
export const mostDecimals = 4

export const currency = z.object({
  /** 'LAK' */
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  symbol: z.string(),
  /** Decimals of the smallest unit: 0 for LAK, 2 for USD. */
  exponent: z.int(),
  isEnable: z.boolean(),
  /** New salaries start in it. */
  isBase: z.boolean(),
})
export type Currency = z.output<typeof currency>

export const listCurrencies = endpoint('GET', '/currency', {
  allow: 'app',
  topics: ['currency'],
  summary: 'The currencies of the company in their order; clients keep the enabled ones',
  input: z.strictObject(paging),
  output: listOf(currency),
})

const currencyUses = z.object({
  code: z.string(),
  /** Employees with pay in it, now or in their job history. */
  pay: z.int(),
  /** Employees with a bank account in it. */
  bankAccounts: z.int(),
  overtimeRecords: z.int(),
  /** Penalties are in it (A9). */
  penalties: z.boolean(),
})
export type CurrencyUses = z.output<typeof currencyUses>

export const listCurrencyUses = endpoint('GET', '/currency/uses', {
  allow: { group: 'CURRENCY', action: 'view' },
  topics: ['currency', 'employee', 'overtime'],
  summary: 'Where each currency of the company is used, in numbers only',
  input: z.strictObject(plainPaging),
  output: z.array(currencyUses),
})

const choice = z.object({
  code: z.string(),
  name: z.string(),
  /** Empty for currencies that are rare in Laos. */
  nameLo: z.string(),
  symbol: z.string(),
  exponent: z.int(),
})
export type CurrencyChoice = z.output<typeof choice>

export const listCurrencyChoices = endpoint('GET', '/currency/choices', {
  allow: { group: 'CURRENCY', action: 'add' },
  topics: ['currency'],
  summary: 'The currencies of ISO 4217 that the company does not have, by code',
  input: z.strictObject(plainPaging),
  output: z.array(choice),
})

const fields = {
  nameLo: optionalText(50),
  symbol: optionalText(8),
  exponent: z.int().check(z.gte(0), z.lte(mostDecimals)),
}

export const createCurrency = endpoint('POST', '/currency', {
  allow: { group: 'CURRENCY', action: 'add' },
  topics: ['currency'],
  summary: `Add a currency of ISO 4217, with its English name; TOO_MANY_CURRENCIES above ${mostCurrencies}`,
  input: z.strictObject({ code: currencyCode(), ...fields }),
  output: currency,
})

export const updateCurrency = endpoint('PUT', '/currency/:code', {
  allow: { group: 'CURRENCY', action: 'edit' },
  topics: ['currency'],
  summary:
    'Change, enable or disable a currency. The base cannot be disabled, and the decimals of a currency in use are fixed',
  input: z.strictObject({
    code: currencyCode(),
    ...fields,
    isEnable: z.boolean(),
    /** CURRENCY_USED without it, when a currency in use is disabled. */
    acceptsUse: z._default(z.boolean(), false),
  }),
  output: currency,
})

export const makeBaseCurrency = endpoint('PUT', '/currency/:code/base', {
  allow: { group: 'CURRENCY', action: 'edit' },
  topics: ['currency'],
  summary: 'Make an enabled currency the base: new salaries start in it, and no stored amount changes',
  input: z.strictObject({ code: currencyCode() }),
  output: currency,
})

export const orderCurrencies = endpoint('PUT', '/currency/order', {
  allow: { group: 'CURRENCY', action: 'edit' },
  topics: ['currency'],
  summary: 'Put all currencies into this order; LIST_CHANGED when these are not all of them any more',
  input: z.strictObject({
    /** Codes. */
    ids: z.array(currencyCode()).check(z.minLength(1), z.maxLength(mostCurrencies)),
  }),
  output: nothing,
})

export const deleteCurrency = endpoint('DELETE', '/currency/:code', {
  allow: { group: 'CURRENCY', action: 'delete' },
  topics: ['currency'],
  summary: 'Delete a currency that is neither the base nor used anywhere; otherwise CURRENCY_IN_USE',
  input: z.strictObject({ code: currencyCode() }),
  output: nothing,
})
