// The currencies of a company: five by default, visible to everybody in it (N3, spec 7).
import { listCurrencies } from '@hr/contract/currency.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let token = ''
beforeAll(async () => {
  token = await signIn(server, company.employee.username)
})

test("the spec's call returns rows with code and isEnable, in order", async () => {
  const { data } = await call(server, token, listCurrencies, { page: 1, limit: 30 })
  expect(data.rows.map(({ code, exponent }) => [code, exponent])).toEqual([
    ['LAK', 0],
    ['THB', 2],
    ['USD', 2],
    ['CNY', 2],
    ['VND', 0],
  ])
  expect(data.rows[0]).toEqual({
    code: 'LAK',
    name: 'Lao kip',
    nameLo: 'ກີບ',
    symbol: '₭',
    exponent: 0,
    isEnable: true,
    isBase: true,
  })
  expect(data.total).toBe(5)
})

test('page by page, also by cursor', async () => {
  const first = (await call(server, token, listCurrencies, { limit: 2 })).data
  const rest = (await call(server, token, listCurrencies, { limit: 100, after: first.next ?? '' })).data
  expect([...first.rows, ...rest.rows].map(({ code }) => code)).toEqual(['LAK', 'THB', 'USD', 'CNY', 'VND'])
  expect((await call(server, token, listCurrencies, { after: 'nonsense' })).code).toBe('BAD_CURSOR')
})

test('a currency disabled in one company stays enabled in another; outsiders see none', async () => {
  await inCompany(server, company.workspaceId, trx =>
    trx.updateTable('currency').set({ is_enable: false }).where('code', '=', 'VND').execute(),
  )
  const other = await makeCompany(server)
  const enabled = async (bearer: string) =>
    (await call(server, bearer, listCurrencies, {})).data.rows.filter(({ isEnable }) => isEnable).length
  expect([await enabled(token), await enabled(await signIn(server, other.employee.username))]).toEqual([4, 5])
  const { workspaceId, owner } = company
  expect(await enabled(await signIn(server, owner.username, { workspaceId }))).toBe(4)
  expect((await call(server, null, listCurrencies, {})).status).toBe(401)
  expect((await call(server, await signIn(server, owner.username), listCurrencies, {})).status).toBe(403)
})
