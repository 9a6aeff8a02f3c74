// The currencies of a company (N3).
import * as contract from '@hr/contract/currency.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import {
  makeBaseCurrency,
  orderCurrencies,
  createCurrency,
  deleteCurrency,
  updateCurrency,
} from './change-currency.ts'
import { listUses } from './currency-use.queries.ts'
import { countCurrencies, isCurrencyKey, listCurrencyCodes, listCurrencyRows } from './currency.store.ts'
import { isoCurrencies } from './iso-currencies.ts'

export const currencyRoutes: readonly Route[] = [
  route(contract.listCurrencies, ({ db, input }) =>
    listPage(input, {
      rows: window => listCurrencyRows(db, window),
      total: () => countCurrencies(db),
      keyOf: row => [String(row.sortOrder), row.code] as const,
      isKey: isCurrencyKey,
    }),
  ),
  route(contract.listCurrencyUses, ({ db }) => listUses(db)),
  route(contract.listCurrencyChoices, async ({ db }) => {
    const present = await listCurrencyCodes(db)
    return isoCurrencies().filter(({ code }) => !present.includes(code))
  }),
  route(contract.createCurrency, createCurrency),
  route(contract.orderCurrencies, orderCurrencies),
  route(contract.updateCurrency, updateCurrency),
  route(contract.makeBaseCurrency, makeBaseCurrency),
  route(contract.deleteCurrency, deleteCurrency),
]
