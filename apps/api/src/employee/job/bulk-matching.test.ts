// A bulk change of everybody whom the list of employees finds.
import type { exportEmployees } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { bulkChange, mostAtOnce, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const from = '2026-03-02'
const server = testServer()
const company = keptPerTest(server, leaveCompany)

type Filter = InputOf<typeof exportEmployees>
const change = (matching: Filter, more: object = {}) => ({
  matching,
  from,
  unitId: company.units.office,
  ...more,
})
const preview = (matching: Filter, token = company.tokens.hr) =>
  call(server, token, previewBulkChange, change(matching))
const run = (matching: Filter, more: object, token = company.tokens.hr) =>
  call(server, token, bulkChange, change(matching, more))
const ids = async (matching: Filter) =>
  (await preview(matching)).data.rows.map(row => row.employee.id).toSorted((one, other) => one - other)
const audits = () =>
  company.inside(trx =>
    trx.selectFrom('audit_entry').select('entity_id').where('entity', '=', 'employee_job').execute(),
  )

test('everybody who matches is previewed and changed, each with an audit entry', async () => {
  const { employee, manager, units } = company
  const sales = { unitId: units.sales, search: 'tester', status: 'active' } as const
  const found = await ids(sales)
  expect(found).toEqual(expect.arrayContaining([employee.id, manager.id]))
  const before = (await audits()).length
  const { data } = await run(sales, { matched: found.length })
  expect(data.changed + data.leftOut).toBe(found.length)
  expect(await ids(sales)).toEqual([])
  expect((await audits()).length - before).toBe(data.changed)
})

test.each([
  ['fewer', -1],
  ['more', 1],
  ['not said how many', undefined],
])('%s than the caller saw: nobody is changed', async (_, difference) => {
  const sales = { unitId: company.units.sales }
  const found = await ids(sales)
  const matched = difference === undefined ? {} : { matched: found.length + difference }
  const answer = await run(sales, matched)
  expect([answer.status, answer.code]).toEqual([409, 'MATCH_CHANGED'])
  expect(await ids(sales)).toEqual(found)
})

test('those who are refused stop the change, or are left out when asked for', async () => {
  const { employee, manager, tokens } = company
  await call(server, tokens.hr, endEmployment, { id: manager.id, date: '2026-03-01', reason: 'Moves away' })
  const matching = { unitId: company.units.sales }
  const found = await ids(matching)
  expect(found).toContain(manager.id)
  const matched = found.length
  expect((await run(matching, { matched })).code).toBe('ALREADY_ENDED')
  const { data } = await run(matching, { matched, leaveOutRefused: true })
  expect(data.leftOut).toBeGreaterThan(0)
  expect(await ids({ unitId: company.units.office })).toContain(employee.id)
})

test('more people than one change takes: nobody is changed', async () => {
  await company.inside(trx =>
    sql`
      insert into employee (workspace_id, staff_id, first_name, last_name, gender, started_on, search_text)
      select ${trx.workspaceId}::uuid, 'N' || n, 'Many', 'People', 'female', '2024-01-08', 'many people'
      from generate_series(1, ${mostAtOnce}::integer) n`.execute(trx),
  )
  expect((await preview({ search: 'many people' })).status).toBe(200)
  for (const answer of [await preview({}), await run({}, { matched: mostAtOnce })])
    expect([answer.status, answer.code]).toEqual([409, 'TOO_MANY_MATCH'])
})

test('names and a filter, neither, and a stranger are refused', async () => {
  const { employee, tokens } = company
  const both = await run({}, { employeeIds: [employee.id] })
  expect(both.status).toBe(400)
  const neither = await call(server, tokens.hr, bulkChange, { from, unitId: company.units.office })
  expect(neither.status).toBe(400)
  expect((await run({}, { matched: 1 }, tokens.employee)).status).toBe(403)
  expect((await run({ unitId: '1' }, { matched: 1 })).status).toBe(400)
})
