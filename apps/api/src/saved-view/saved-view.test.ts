// Saved views over HTTP: own and shared ones, names, the limit, and other people.
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  mostViews,
  renameSavedView,
} from '@hr/contract/saved-view.ts'
import { beforeEach, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
let hr: string
let employee: string
beforeEach(() => ({ hr, employee } = company.tokens))

const list = '/app/employees/list'
const query = 'status=probation&sort=startDate'
const create = (token: string | null, name: string, more: object = {}) =>
  call(server, token, createSavedView, { list, name, query, ...more })
const shown = async (token: string) =>
  (await call(server, token, listSavedViews, { list })).data.rows.map(
    ({ name, isShared, mayChange }) => `${name} ${isShared ? 'shared' : 'own'} ${mayChange}`,
  )
const rename = (token: string, id: string, name: string) => call(server, token, renameSavedView, { id, name })
const remove = (token: string, id: string) => call(server, token, deleteSavedView, { id })

test('an own view is shown to its owner alone, renamed and deleted, with audit entries', async () => {
  const { data: view } = await create(employee, 'New people')
  expect(view).toMatchObject({ name: 'New people', query, isShared: false, mayChange: true })
  expect(await shown(employee)).toEqual(['New people own true'])
  expect(await shown(hr)).toEqual([])
  expect((await rename(hr, view.id, 'Mine')).status).toBe(404)
  expect((await remove(hr, view.id)).status).toBe(404)
  expect((await rename(employee, view.id, 'On probation')).data.name).toBe('On probation')
  expect((await remove(employee, view.id)).status).toBe(200)
  expect(await shown(employee)).toEqual([])
  expect((await remove(employee, view.id)).status).toBe(404)
  const entries = await company.inside(trx =>
    trx.selectFrom('audit_entry').select('operation').where('entity', '=', 'saved_view').execute(),
  )
  expect(entries.map(({ operation }) => operation).toSorted()).toEqual(['CREATE', 'DELETE', 'UPDATE'])
})

test('HR shares a view with everybody; only who shares may change it', async () => {
  expect((await create(employee, 'Ours', { isShared: true })).status).toBe(403)
  const { data: view } = await create(hr, 'Ours', { isShared: true })
  expect(await shown(employee)).toEqual(['Ours shared false'])
  expect(await shown(company.tokens.admin)).toEqual(['Ours shared true'])
  expect((await rename(employee, view.id, 'Mine')).status).toBe(403)
  expect((await remove(employee, view.id)).status).toBe(403)
  expect((await rename(company.tokens.admin, view.id, 'For all')).status).toBe(200)
  expect(await shown(hr)).toEqual(['For all shared true'])
})

test('each view of a list has its own name', async () => {
  const { data: one } = await create(hr, 'One')
  const { data: two } = await create(hr, 'Two')
  const taken = await create(hr, 'ONE')
  expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['name']])
  expect((await rename(hr, two.id, 'one')).status).toBe(409)
  expect((await rename(hr, one.id, 'ONE')).status).toBe(200)
  expect((await create(hr, 'One', { list: '/app/leaves/summary-leave' })).status).toBe(200)
  expect((await create(employee, 'One')).status).toBe(200)
})

test('a person saves at most 30 views of a list, also at the same moment', async () => {
  for (let count = 1; count < mostViews; count++) await create(hr, `View ${count}`)
  const answers = await Promise.all([create(hr, 'Last'), create(hr, 'One too many')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.map(({ code }) => code)).toContain('TOO_MANY_VIEWS')
  expect(await shown(hr)).toHaveLength(mostViews)
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(51) }],
  ['a list of another area', { list: '/ams/business' }],
  ['an address outside', { list: 'https://example.la/app/x' }],
  ['a long query', { query: 'x'.repeat(1001) }],
])('%s is 400', async (_, more) => {
  expect((await create(hr, 'Name', more)).status).toBe(400)
})

test('no session, another company, and an owner without a record', async () => {
  const { data: view } = await create(hr, 'Ours', { isShared: true })
  expect((await create(null, 'Name')).status).toBe(401)
  const other = await makeCompany(server)
  const stranger = await signIn(server, other.hr.username)
  expect(await shown(stranger)).toEqual([])
  expect((await rename(stranger, view.id, 'Mine')).status).toBe(404)
  expect((await remove(stranger, view.id)).status).toBe(404)
  const owner = await signIn(server, other.owner.username, { workspaceId: other.workspaceId })
  expect((await create(owner, 'Name')).code).toBe('NO_EMPLOYEE_RECORD')
  expect((await call(server, owner, listSavedViews, { list })).data.mayAdd).toBe(false)
})
