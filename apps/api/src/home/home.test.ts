// The cards of the first page for HR (P7, R1): open requests by kind and age, birthdays and anniversaries.
import { countOpenRequests, listCelebrations } from '@hr/contract/home.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany } from '#test/leave.ts'
import { updateEmployee } from '../employee/employee.store.ts'

const { server, company } = inOwnCompany()

type Row = Parameters<typeof updateEmployee>[2]
const set = (id: number, row: Row) => company.inside(trx => updateEmployee(trx, id, row))
const open = async (token: string) => (await call(server, token, countOpenRequests, {})).data.kinds
const celebrations = async (input: object = {}) =>
  (await call(server, company.tokens.hr, listCelebrations, input)).data

test('open requests are counted by kind, with the date of the oldest', async () => {
  const none = { total: 0, oldest: null }
  const kinds = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']
  expect(await open(company.tokens.hr)).toEqual(kinds.map(kind => ({ kind, ...none })))
  for (const from of ['2026-03-10', '2026-03-12'])
    await call(server, company.tokens.employee, requestLeave, company.draft({ from, to: from }))
  const [leave, ...others] = await open(company.tokens.hr)
  expect(leave).toEqual({ kind: 'LEAVE', total: 2, oldest: '2026-03-02' })
  expect(others).toEqual(kinds.slice(1).map(kind => ({ kind, ...none })))
})

test('a reader sees the kinds of which they see everybody’s requests', async () => {
  expect((await call(server, company.tokens.employee, countOpenRequests, {})).status).toBe(403)
  const { workspaceId, manager } = company
  await company.inside(async trx => {
    const { role_id } = await trx
      .selectFrom('employee_role')
      .select('role_id')
      .where('employee_id', '=', manager.id)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('role_permission')
      .values({ workspace_id: workspaceId, role_id, group_name: 'OT_REQUEST', action: 'view' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
  expect((await open(company.tokens.manager)).map(({ kind }) => kind)).toEqual(['OT'])
})

test('birthdays and anniversaries of the coming days, today first, without ages or the first day', async () => {
  const { employee, colleague, manager, hr } = company
  for (const { id } of [employee, colleague, manager, hr]) await set(id, { started_on: '2020-07-01' })
  expect(await celebrations()).toEqual([])
  await set(employee.id, { date_of_birth: '1990-03-15' })
  await set(colleague.id, { date_of_birth: '1990-03-16', started_on: '2021-03-02' })
  await set(manager.id, { started_on: '2026-03-03' })
  const rows = await celebrations()
  expect(rows.map(({ employee: { id }, kind, date, years }) => [id, kind, date, years])).toEqual([
    [colleague.id, 'ANNIVERSARY', '2026-03-02', 5],
    [employee.id, 'BIRTHDAY', '2026-03-15', null],
  ])
  expect(await celebrations({ days: 15 })).toHaveLength(3)
  await set(employee.id, { status: 'terminated' })
  expect(await celebrations({ days: 15 })).toHaveLength(2)
  expect((await call(server, company.tokens.employee, listCelebrations, {})).status).toBe(403)
})
