// The company's own settings: its currencies (N3).
import { listCurrencies } from '@hr/contract/company.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { countCurrencies, isCurrencyKey, listCurrencyRows } from './currency.store.ts'

export const companyRoutes: readonly Route[] = [
  route(listCurrencies, ({ db, input }) =>
    listPage(input, {
      rows: window => listCurrencyRows(db, window),
      total: () => countCurrencies(db),
      keyOf: row => [String(row.sortOrder), row.code] as const,
      isKey: isCurrencyKey,
    }),
  ),
]
