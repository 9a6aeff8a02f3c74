// Currencies over HTTP: added from ISO 4217, changed, disabled, ordered and deleted; the base (N3).
import { listAudit } from '@hr/contract/audit.ts'
import * as contract from '@hr/contract/currency.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)

const { createCurrency, updateCurrency, makeBaseCurrency, orderCurrencies, deleteCurrency } = contract
const list = async () =>
  (await call(server, company.tokens.employee, contract.listCurrencies, { limit: 30 })).data.rows
const codes = async () => (await list()).map(({ code }) => code)
const choices = async () => (await call(server, company.tokens.admin, contract.listCurrencyChoices, {})).data
const add = (input: Partial<InputOf<typeof createCurrency>> = {}) =>
  call(server, company.tokens.admin, createCurrency, { code: 'EUR', nameLo: 'ເອີໂຣ', exponent: 2, ...input })
const update = async (code: string, changes: Partial<InputOf<typeof updateCurrency>>) => {
  const { name: _, isBase: __, ...before } = (await list()).find(one => one.code === code) ?? unknown
  return call(server, company.tokens.admin, updateCurrency, { ...before, ...changes })
}
const unknown = { code: 'XYZ', name: '', nameLo: '', symbol: '', exponent: 2, isEnable: true, isBase: false }
const makeBase = (code: string) => call(server, company.tokens.admin, makeBaseCurrency, { code })
const remove = (code: string) => call(server, company.tokens.admin, deleteCurrency, { code })
const bases = async () => (await list()).filter(({ isBase }) => isBase).map(({ code }) => code)

describe('adding', () => {
  test('takes the name from ISO 4217, and puts the currency last; it is offered once', async () => {
    const offered = (await choices()).find(({ code }) => code === 'EUR')
    expect(offered).toEqual({ code: 'EUR', name: 'Euro', nameLo: 'ເອີໂຣ', symbol: '€', exponent: 2 })
    expect((await choices()).some(({ code }) => code === 'LAK')).toBe(false)
    const added = { code: 'EUR', name: 'Euro', nameLo: 'ເອີໂຣ', symbol: '€', exponent: 2 }
    expect((await add({ symbol: '€' })).data).toEqual({ ...added, isEnable: true, isBase: false })
    expect((await list()).at(-1)).toEqual({ ...added, isEnable: true, isBase: false })
    expect((await choices()).some(({ code }) => code === 'EUR')).toBe(false)
    const { rows } = (await call(server, company.tokens.admin, listAudit, { entity: 'currency' })).data
    expect(rows.map(({ operation, entityId }) => [operation, entityId])).toEqual([['CREATE', 'EUR']])
  })

  test.each([
    ['of no currency', { code: 'ABC' }, 400, 'INVALID_INPUT'],
    ['of money of the past', { code: 'DEM' }, 400, 'INVALID_INPUT'],
    ['in small letters', { code: 'eur' }, 400, 'INVALID_INPUT'],
    ['that is there', { code: 'USD' }, 409, 'ALREADY_EXISTS'],
  ])('refuses a code %s', async (_name, input, status, code) => {
    const answer = await add(input)
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([status, code, ['code']])
  })

  test.each([-1, 5, 0.5])('refuses %d decimals', async exponent => {
    expect(Object.keys((await add({ exponent })).fields)).toEqual(['exponent'])
  })

  test('stops at the number that one call of the spec reads, also in a race', async () => {
    const more = (await choices()).map(({ code }) => code)
    const free = contract.mostCurrencies - (await codes()).length
    for (const code of more.slice(0, free - 1)) await add({ code })
    const atOnce = await Promise.all(more.slice(-3).map(code => add({ code })))
    expect(atOnce.map(({ code }) => code).toSorted()).toEqual([
      '',
      'TOO_MANY_CURRENCIES',
      'TOO_MANY_CURRENCIES',
    ])
    expect(await codes()).toHaveLength(contract.mostCurrencies)
  })
})

describe('changing', () => {
  test('sets Lao name, symbol and decimals; the English name stays', async () => {
    const changes = { nameLo: 'ໂດລາ', symbol: 'US$', exponent: 4 }
    expect((await update('USD', changes)).data).toMatchObject({ ...changes, name: 'US dollar' })
    expect((await list()).find(({ code }) => code === 'USD')).toMatchObject(changes)
    expect((await update('XYZ', {})).status).toBe(404)
  })

  test('disables and enables an unused currency', async () => {
    expect((await update('VND', { isEnable: false })).data.isEnable).toBe(false)
    expect((await update('VND', { isEnable: true })).data.isEnable).toBe(true)
  })

  test('puts all currencies in order', async () => {
    const ids = ['USD', 'LAK', 'VND', 'THB', 'CNY']
    const order = (input: string[]) => call(server, company.tokens.admin, orderCurrencies, { ids: input })
    expect((await order(ids)).status).toBe(200)
    expect(await codes()).toEqual(ids)
    expect((await order(ids.slice(1))).code).toBe('LIST_CHANGED')
    expect((await order([...ids.slice(1), 'THB'])).code).toBe('LIST_CHANGED')
    expect(await bases()).toEqual(['LAK'])
  })
})

describe('the base', () => {
  test('moves to another enabled currency, and only then the old one can be disabled', async () => {
    const off = await update('LAK', { isEnable: false, acceptsUse: true })
    expect([off.status, off.code]).toEqual([409, 'BASE_CURRENCY'])
    expect((await remove('LAK')).code).toBe('BASE_CURRENCY')
    expect((await makeBase('USD')).data).toMatchObject({ code: 'USD', isBase: true })
    expect(await bases()).toEqual(['USD'])
    expect((await update('LAK', { isEnable: false })).status).toBe(200)
    expect((await makeBase('LAK')).code).toBe('CURRENCY_DISABLED')
    expect((await makeBase('XYZ')).status).toBe(404)
    expect(await bases()).toEqual(['USD'])
  })

  test('is one, however many choose it at once', async () => {
    await Promise.all(['USD', 'THB', 'CNY', 'VND'].map(makeBase))
    expect(await bases()).toHaveLength(1)
  })

  test('is never disabled, also in a race', async () => {
    const [chosen, off] = await Promise.all([makeBase('USD'), update('USD', { isEnable: false })])
    expect([chosen.status, off.status].toSorted()).toEqual([200, 409])
    expect((await list()).filter(({ isBase, isEnable }) => isBase && !isEnable)).toEqual([])
  })

  test.each([
    ['is one', { is_base: true }, 'currency_base'],
    ['is enabled', { is_base: true, is_enable: false }, 'currency_base_enabled'],
  ])('%s, says the database', async (_name, change, constraint) => {
    const update = company.inside(trx =>
      trx.updateTable('currency').set(change).where('code', '=', 'USD').execute(),
    )
    await expect(update).rejects.toMatchObject({ constraint })
  })
})

test('an unused currency is deleted; that of penalties is not, and none of another company', async () => {
  expect((await remove('VND')).status).toBe(200)
  expect(await codes()).toEqual(['LAK', 'THB', 'USD', 'CNY'])
  expect((await remove('VND')).status).toBe(404)
  await makeBase('USD')
  expect((await remove('LAK')).code).toBe('CURRENCY_OF_PENALTIES')
  const other = await leaveCompany(server)
  await call(server, other.tokens.admin, createCurrency, { code: 'EUR', exponent: 2 })
  expect((await remove('EUR')).status).toBe(404)
})

test('HR sees the uses and changes nothing; others see only the list', async () => {
  const { hr, manager, owner } = company.tokens
  const calls = (token: string) =>
    Promise.all([
      call(server, token, contract.listCurrencyUses, {}),
      call(server, token, contract.listCurrencyChoices, {}),
      call(server, token, createCurrency, { code: 'EUR', exponent: 2 }),
      call(server, token, makeBaseCurrency, { code: 'USD' }),
      call(server, token, orderCurrencies, { ids: ['USD', 'LAK', 'VND', 'THB', 'CNY'] }),
      call(server, token, deleteCurrency, { code: 'VND' }),
    ])
  const statuses = async (token: string) => (await calls(token)).map(({ status }) => status)
  expect(await statuses(hr)).toEqual([200, 403, 403, 403, 403, 403])
  expect(await statuses(manager)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await codes()).toEqual(['LAK', 'THB', 'USD', 'CNY', 'VND'])
  expect((await call(server, owner, contract.listCurrencies, {})).data.rows).toHaveLength(5)
})
