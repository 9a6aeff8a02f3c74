// Reading the structure: tree with counts, one node, departments, the chart, and all of it as of a date (P8, P9).
import { getOrgNode, getOrgStructure, listDepartments } from '@hr/contract/organization.ts'
import { orgChart } from '@hr/contract/org-chart.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { changeJob } from '#api/employee/job/job.store.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { insertOrgNodes, setOrgNodeManager, updateOrgNode } from './org-node.store.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let employee: string
let hr: string
let shop: string
beforeAll(async () => {
  const { workspaceId, units } = company
  await inCompany(server, workspaceId, async trx => {
    const now = new Date('2026-03-10T02:00:00Z')
    const node = { parentId: units.sales, structureTagId: null, name: 'Shop', nameLo: 'ຮ້ານຄ້າ' }
    ;[shop = ''] = await insertOrgNodes(trx.as({ now }), [{ ...node, location: 'Pakse' }])
    await updateOrgNode(trx.as({ now: new Date('2026-03-20T02:00:00Z') }), shop, { name: 'Store' })
    const job = { unitId: shop, positionId: null, jobGradeId: null, lineManagerId: company.employee.id }
    await makeEmployee(trx, server, { staffId: 'S-1', job, startedOn: '2026-03-12' })
    await makeEmployee(trx, server, { staffId: 'S-2', job, startedOn: '2026-04-12' })
  })
  server.setNow('2026-04-01T02:00:00Z')
  employee = await signIn(server, company.employee.username)
  hr = await signIn(server, company.hr.username)
})

const tree = async (date?: string) => (await call(server, hr, getOrgStructure, date ? { date } : {})).data
const flat = (nodes: Awaited<ReturnType<typeof tree>>): Awaited<ReturnType<typeof tree>> =>
  nodes.flatMap(node => [node, ...flat(node.children)])
const counts = async (date?: string) =>
  flat(await tree(date)).map(node => [node.name, node.employeeCount, node.totalEmployees])

test('the tree has managers, tags, and today’s people: own and including all units below', async () => {
  const [top] = (await call(server, employee, getOrgStructure, {})).data
  expect(top).toMatchObject({
    name: 'Company',
    parentId: null,
    structureTag: 'Company',
    structureTagLo: 'ບໍລິສັດ',
    manager: { id: company.admin.id, firstName: 'admin', profileImage: null },
  })
  // S-2 has not started yet.
  expect(await counts()).toEqual([
    ['Company', 1, 6],
    ['Office', 2, 2],
    ['Sales', 2, 3],
    ['Store', 1, 1],
  ])
})

test.each([
  ['before the first recorded day it shows that day', '2020-01-01', ['Company', 'Office', 'Sales']],
  ['the last day without the shop', '2026-03-09', ['Company', 'Office', 'Sales']],
  ['the day it was made', '2026-03-10', ['Company', 'Office', 'Sales', 'Shop']],
  ['the day before it was renamed', '2026-03-19', ['Company', 'Office', 'Sales', 'Shop']],
  ['the day it was renamed', '2026-03-20', ['Company', 'Office', 'Sales', 'Store']],
  ['a day to come', '2026-05-01', ['Company', 'Office', 'Sales', 'Store']],
])('as of: %s', async (_, date, names) => {
  expect(flat(await tree(date)).map(node => node.name)).toEqual(names)
})

test('people are counted by their job of the date', async () => {
  const of = async (date: string) =>
    (await counts(date)).find(([name]) => /Shop|Store/.test(String(name)))?.[1]
  expect([await of('2026-03-11'), await of('2026-03-12'), await of('2026-04-12')]).toEqual([0, 1, 2])
})

test('one node comes with its parent, path and children', async () => {
  const sales = (await call(server, employee, getOrgNode, { id: company.units.sales })).data
  expect(sales).toMatchObject({
    name: 'Sales',
    parent: { id: company.units.company, name: 'Company' },
    path: [{ name: 'Company' }],
    totalEmployees: 3,
    children: [{ name: 'Store', location: 'Pakse', nameLo: 'ຮ້ານຄ້າ' }],
  })
  const other = await makeCompany(server)
  expect((await call(server, employee, getOrgNode, { id: other.units.sales })).status).toBe(404)
})

test('departments: nodes with the tag by name, searched in either script, paged', async () => {
  const all = (await call(server, hr, listDepartments, {})).data
  expect(all.rows.map(row => [row.name, row.childCount, row.path.map(unit => unit.name)])).toEqual([
    ['Office', 0, ['Company']],
    ['Sales', 1, ['Company']],
  ])
  expect((await call(server, hr, listDepartments, { search: 'sal' })).data.rows).toHaveLength(1)
  const first = (await call(server, hr, listDepartments, { limit: 1 })).data
  const second = (await call(server, hr, listDepartments, { limit: 1, after: first.next })).data
  expect([first.rows[0]?.name, second.rows[0]?.name, second.next]).toEqual(['Office', 'Sales', undefined])
})

test('the chart of units: manager with name, picture and link; below a root; 404 without one', async () => {
  const chart = (await call(server, employee, orgChart, {})).data
  expect(chart).toMatchObject({ mode: 'units', date: '2026-04-01', employees: [] })
  expect(chart.units[0]).toMatchObject({
    managerName: 'admin Tester',
    link: `/app/viewInfo/${company.admin.id}`,
    image: null,
    collapsed: false,
    totalEmployees: 6,
  })
  const sales = (await call(server, employee, orgChart, { root: company.units.sales })).data.units
  expect(sales.map(unit => [unit.name, unit.children[0]?.office])).toEqual([['Sales', 'Pakse']])
  const other = await makeCompany(server)
  expect((await call(server, employee, orgChart, { root: other.units.sales })).status).toBe(404)
  expect((await call(server, employee, orgChart, { root: 'x' })).status).toBe(400)
})

test('the chart of people: below their line managers, as of the date', async () => {
  const [top, ...rest] = (await call(server, employee, orgChart, { mode: 'employees' })).data.employees
  expect(rest).toEqual([])
  expect(top).toMatchObject({ firstName: 'admin', totalEmployees: 5, lineManagerId: null })
  const below = (
    await call(server, employee, orgChart, { mode: 'employees', root: String(company.manager.id) })
  ).data
  expect(below.employees[0]).toMatchObject({
    firstName: 'manager',
    orgStructure: 'Sales',
    totalEmployees: 2,
    children: [{ firstName: 'employee', children: [{ staffId: 'S-1', orgStructure: 'Store' }] }],
  })
  const earlier = (
    await call(server, employee, orgChart, {
      mode: 'employees',
      root: String(company.employee.id),
      date: '2026-03-11',
    })
  ).data
  expect(earlier.employees[0]?.children).toEqual([])
  const unit = (await call(server, employee, orgChart, { mode: 'employees', root: company.units.sales })).data
  expect(unit.employees.map(person => [person.firstName, person.totalEmployees])).toEqual([['manager', 2]])
})

test('people in a cycle of line managers in old data are still on the chart', async () => {
  const { workspaceId, colleague } = company
  await inCompany(server, workspaceId, async trx => {
    const job = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: colleague.id }
    const lost = await makeEmployee(trx, server, { staffId: 'S-3', job })
    await changeJob(trx, colleague.id, '2026-04-20', { ...job, lineManagerId: lost.id })
  })
  const { employees } = (await call(server, employee, orgChart, { mode: 'employees', date: '2026-04-20' }))
    .data
  const all = (nodes: typeof employees): string[] =>
    nodes.flatMap(node => [node.staffId, ...all(node.children)])
  expect(all(employees)).toHaveLength(8)
  expect(employees).toHaveLength(2)
})

test('setting a manager records a version in the history', async () => {
  const { workspaceId } = company
  await inCompany(server, workspaceId, trx =>
    setOrgNodeManager(trx.as({ now: new Date('2026-03-25T02:00:00Z') }), shop, company.employee.id),
  )
  const managerOn = async (date: string) => flat(await tree(date)).find(node => node.id === shop)?.managerId
  expect([await managerOn('2026-03-24'), await managerOn('2026-03-25')]).toEqual([null, company.employee.id])
})

test('without a session 401, the console 403', async () => {
  expect((await call(server, null, getOrgStructure, {})).status).toBe(401)
  const owner = await signIn(server, company.owner.username)
  for (const endpoint of [getOrgStructure, listDepartments, orgChart])
    expect((await call(server, owner, endpoint, {})).status).toBe(403)
})
