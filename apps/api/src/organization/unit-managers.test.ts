// Managers for units that have none: who is proposed, and all set at once (P9, R9, 0121).
import { getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import {
  assignUnitManagers,
  createOrgNode,
  deleteOrgNode,
  getOrgNode,
  listUnitsWithoutManager,
} from '@hr/contract/organization.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
let hr: string
/** Without people and manager. */
let shop: string
beforeEach(async () => {
  hr = company.tokens.hr
  const { sales } = company.units
  await company.inside(trx =>
    trx.updateTable('org_node').set({ manager_id: null }).where('id', '=', sales).execute(),
  )
  shop = (await call(server, hr, createOrgNode, { name: 'Shop', parentId: sales })).data.id
})

const assign = (managers: Record<string, number | null>, token = hr) =>
  call(server, token, assignUnitManagers, { managers })
const managerOf = async (id: string) => (await call(server, hr, getOrgNode, { id })).data.managerId

test('units without a manager are listed from the top down, with the line manager of most of their people', async () => {
  const { units, manager } = company
  const { data } = await call(server, hr, listUnitsWithoutManager, {})
  expect(data).toMatchObject([
    {
      unit: { id: units.sales, name: 'Sales' },
      path: [{ name: 'Company' }],
      employeeCount: 2,
      proposed: { manager: { id: manager.id }, reports: 1 },
    },
    { unit: { id: shop }, path: [{ name: 'Company' }, { name: 'Sales' }], employeeCount: 0, proposed: null },
  ])
  const second = await call(server, hr, listUnitsWithoutManager, { page: 2, limit: 1 })
  expect(second.data.map(({ unit }) => unit.id)).toEqual([shop])
})

test('all are set at once, each with its audit entry; managers get the role, and open steps move to them', async () => {
  const { units, colleague, manager, workspaceId } = company
  await company.inside(trx =>
    trx
      .updateTable('approval_template_step')
      .set({ resolver: 'UNIT_MANAGER' })
      .where('workspace_id', '=', workspaceId)
      .where('resolver', '=', 'LINE_MANAGER')
      .execute(),
  )
  const { id } = (await call(server, company.tokens.employee, requestLeave, company.draft())).data
  const answer = await assign({ [units.sales]: manager.id, [shop]: colleague.id })
  expect(answer.data).toEqual({ assigned: 2 })
  expect([await managerOf(units.sales), await managerOf(shop)]).toEqual([manager.id, colleague.id])
  const { steps } = (await call(server, hr, getLeaveRequest, { id })).data
  expect(steps[0]?.approver?.id).toBe(manager.id)
  const { audited, roles } = await company.inside(async trx => ({
    audited: await trx
      .selectFrom('audit_entry')
      .select(['entity_id', 'after'])
      .where('entity', '=', 'org_node')
      .where('operation', '=', 'UPDATE')
      .execute(),
    roles: await trx
      .selectFrom('employee_role as er')
      .innerJoin('role as r', 'r.id', 'er.role_id')
      .select('r.code')
      .where('er.employee_id', '=', colleague.id)
      .execute(),
  }))
  expect(audited).toHaveLength(2)
  expect(audited).toEqual(
    expect.arrayContaining([
      { entity_id: units.sales, after: { manager_id: manager.id } },
      { entity_id: shop, after: { manager_id: colleague.id } },
    ]),
  )
  expect(roles.map(({ code }) => code).sort()).toEqual(['EMPLOYEE', 'MANAGER'])
})

test('a unit that has a manager by now, is deleted, or gets nobody is left out', async () => {
  const { units, colleague, manager } = company
  await assign({ [units.sales]: manager.id })
  const gone = (await call(server, hr, createOrgNode, { name: 'Gone' })).data.id
  await call(server, hr, deleteOrgNode, { id: gone })
  const other = await makeCompany(server)
  const { data } = await assign({
    [units.sales]: colleague.id,
    [gone]: colleague.id,
    [other.units.sales]: colleague.id,
    [shop]: null,
  })
  expect(data).toEqual({ assigned: 0 })
  expect([await managerOf(units.sales), await managerOf(shop)]).toEqual([manager.id, null])
})

test('somebody who does not work here is refused below their unit, and nothing is set', async () => {
  const { units, manager } = company
  const { status, fields } = await assign({ [units.sales]: manager.id, [shop]: 2_000_000_000 })
  expect(status).toBe(400)
  expect(Object.keys(fields)).toEqual([`managers.${shop}`])
  expect(await managerOf(units.sales)).toBeNull()
})

test('employees and managers neither see the list nor set anybody', async () => {
  for (const token of [company.tokens.employee, company.tokens.manager]) {
    expect((await call(server, token, listUnitsWithoutManager, {})).status).toBe(403)
    expect((await assign({ [shop]: company.manager.id }, token)).status).toBe(403)
  }
})
