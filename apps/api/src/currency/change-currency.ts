// Administrators manage the currencies of their company (N3): add, change, disable, order and delete them, and choose
// the base.
import * as contract from '@hr/contract/currency.ts'
import {
  baseCurrencyRefusal,
  currencyChangeRefusal,
  currencyDeletionRefusal,
} from '@hr/domain/currency/currency-refusal.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { refusePartialOrder } from '#api/http/refuse-partial-order.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findUse } from './currency-use.queries.ts'
import {
  deleteCurrencyRow,
  insertCurrency,
  lockCurrencies,
  lockCurrencyUse,
  rankCurrencies,
  updateCurrencyRow,
} from './currency.store.ts'
import type { CurrencyRow } from './currency.store.ts'
import { isoCurrencies } from './iso-currencies.ts'

const entity = 'currency'

/** ALREADY_EXISTS, or TOO_MANY_CURRENCIES. INVALID_INPUT for a code that ISO 4217 does not have. */
export const createCurrency: Handler<typeof contract.createCurrency> = async ({ db, input }) => {
  const { code, nameLo, symbol, exponent } = input
  const listed = isoCurrencies().find(one => one.code === code)
  if (!listed) throw new Refusal('INVALID_INPUT', {}, [{ path: 'code', code: 'choice', parameters: {} }])
  const present = await lockCurrencies(db)
  if (present.some(one => one.code === code)) {
    throw new Refusal('ALREADY_EXISTS', {}, [{ path: 'code', code: 'ALREADY_EXISTS', parameters: {} }])
  }
  if (present.length >= contract.mostCurrencies)
    throw new Refusal('TOO_MANY_CURRENCIES', { most: contract.mostCurrencies })
  const row = { code, name: listed.name, name_lo: nameLo, symbol, exponent }
  await insertCurrency(db, { ...row, sort_order: 1 + Math.max(...present.map(one => one.sortOrder)) })
  await auditCreate(db, entity, code, row)
  await publishLive(db, { topic: 'currency', employeeIds: [] })
  return { code, name: listed.name, nameLo, symbol, exponent, isEnable: true, isBase: false }
}

/** BASE_CURRENCY, CURRENCY_USED without `acceptsUse`, or CURRENCY_DECIMALS_FIXED. */
export const updateCurrency: Handler<typeof contract.updateCurrency> = async ({ db, input }) => {
  const { code, nameLo, symbol, exponent, isEnable } = input
  const { sortOrder: _, ...before } = await lockedCurrency(db, code)
  // A salary that is about to be saved was typed with the decimals so far.
  if (exponent !== before.exponent) await lockCurrencyUse(db, code)
  const use = orNotFound(await findUse(db, code))
  const refusal = currencyChangeRefusal(before, input, use)
  if (refusal) throw new Refusal(refusal, counts(use))
  const after = { ...before, nameLo, symbol, exponent, isEnable }
  await updateCurrencyRow(db, code, rowOf(after))
  await auditUpdate(db, entity, code, { before: rowOf(before), after: rowOf(after) })
  await publishLive(db, { topic: 'currency', employeeIds: [] })
  return after
}

/** CURRENCY_DISABLED. Amounts keep their currencies. */
export const makeBaseCurrency: Handler<typeof contract.makeBaseCurrency> = async ({ db, input }) => {
  const all = await lockCurrencies(db)
  const { sortOrder: _, ...next } = orNotFound(all.find(({ code }) => code === input.code))
  const refusal = baseCurrencyRefusal(next)
  if (refusal) throw new Refusal(refusal)
  const last = all.find(({ isBase }) => isBase)
  if (last) await updateCurrencyRow(db, last.code, { is_base: false })
  await updateCurrencyRow(db, next.code, { is_base: true })
  await auditUpdate(db, entity, next.code, {
    before: { name: next.name, base: last?.code ?? '' },
    after: { name: next.name, base: next.code },
  })
  await publishLive(db, { topic: 'currency', employeeIds: [] })
  return { ...next, isBase: true }
}

/** LIST_CHANGED unless the codes are all currencies. */
export const orderCurrencies: Handler<typeof contract.orderCurrencies> = async ({ db, input: { ids } }) => {
  const before = (await lockCurrencies(db)).map(({ code }) => code)
  refusePartialOrder(before, ids)
  await rankCurrencies(db, ids)
  await auditUpdate(db, entity, 'order', { before: { ids: before }, after: { ids } })
  await publishLive(db, { topic: 'currency', employeeIds: [] })
  return {}
}

/** BASE_CURRENCY, CURRENCY_OF_PENALTIES, or CURRENCY_IN_USE with where. */
export const deleteCurrency: Handler<typeof contract.deleteCurrency> = async ({ db, input: { code } }) => {
  const before = await lockedCurrency(db, code)
  await lockCurrencyUse(db, code)
  const use = orNotFound(await findUse(db, code))
  const refusal = currencyDeletionRefusal(before, use)
  if (refusal) throw new Refusal(refusal, counts(use))
  await deleteCurrencyRow(db, code)
  await auditDelete(db, entity, code, rowOf(before))
  await publishLive(db, { topic: 'currency', employeeIds: [] })
  return {}
}

const counts = ({ pay, bankAccounts, overtimeRecords }: contract.CurrencyUses) => ({
  pay,
  bankAccounts,
  overtimeRecords,
})

const lockedCurrency = async (db: Scope, code: string): Promise<CurrencyRow> =>
  orNotFound((await lockCurrencies(db)).find(one => one.code === code))

const rowOf = ({ name, nameLo, symbol, exponent, isEnable }: contract.Currency) => ({
  name,
  name_lo: nameLo,
  symbol,
  exponent,
  is_enable: isEnable,
})
