// Adding, changing, moving and deleting nodes: previews, effects and the history (P9, R9).
import * as contract from '@hr/contract/organization.ts'
import { listLeaveRequests, requestLeave, getLeaveRequest } from '@hr/contract/leave.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { brokenInvariants, inOwnCompany, leaveCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
let hr: string
beforeEach(async () => {
  hr = company.tokens.hr
})

const create = async (name: string, parentId: string | null, changes: object = {}) =>
  (await call(server, hr, contract.createOrgNode, { name, parentId, ...changes })).data
const move = (id: string, parentId: string | null, index?: number) =>
  call(server, hr, contract.moveOrgNode, { id, parentId, ...(index !== undefined && { index }) })
const children = async (id: string) =>
  (await call(server, hr, contract.getOrgNode, { id })).data.children.map(child => child.name)
const history = async (input: object = {}) =>
  (await call(server, hr, contract.listOrgChanges, input)).data.rows
const nodes = () => company.inside(trx => trx.selectFrom('org_node').selectAll().orderBy('id').execute())

test('a node is added as the last below its parent, with manager, tag and place, and audited', async () => {
  const { units, employee } = company
  const made = await create('Shop', units.sales, {
    nameLo: 'ຮ້ານຄ້າ',
    managerId: employee.id,
    description: 'Counter',
    location: 'Pakse',
  })
  expect(made).toMatchObject({
    name: 'Shop',
    nameLo: 'ຮ້ານຄ້າ',
    manager: { id: employee.id },
    parent: { name: 'Sales' },
    path: [{ name: 'Company' }, { name: 'Sales' }],
    description: 'Counter',
    location: 'Pakse',
    totalEmployees: 0,
  })
  await create('Stock', units.sales)
  expect(await children(units.sales)).toEqual(['Shop', 'Stock'])
  const entry = await company.inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity_id', '=', made.id).executeTakeFirstOrThrow(),
  )
  expect(entry).toMatchObject({ operation: 'CREATE', entity: 'org_node', employee_id: company.hr.id })
  // The head of a unit may view and decide the requests of its people.
  const roles = await company.inside(trx =>
    trx
      .selectFrom('employee_role as er')
      .innerJoin('role as r', 'r.id', 'er.role_id')
      .select('r.code')
      .where('er.employee_id', '=', employee.id)
      .execute(),
  )
  expect(roles.map(role => role.code).sort()).toEqual(['EMPLOYEE', 'MANAGER'])
})

test('nobody without a right to requests makes themselves the manager of a unit', async () => {
  await company.inside(async trx => {
    const role = await trx.from('role').select('id').where('code', '=', 'EMPLOYEE').executeTakeFirstOrThrow()
    const add = { group_name: 'ORGANIZATION', action: 'all' } as const
    await trx
      .insertInto('role_permission')
      .values({ workspace_id: trx.workspaceId, role_id: role.id, ...add })
      .execute()
  })
  const { colleague, tokens, units } = company
  const own = { name: 'Shop', parentId: units.company, managerId: colleague.id }
  const answer = await call(server, tokens.colleague, contract.createOrgNode, own)
  expect([answer.status, answer.code]).toEqual([403, 'SELF_AS_MANAGER'])
  expect(
    await company.inside(trx => trx.from('org_node').where('name', '=', 'Shop').selectAll().execute()),
  ).toEqual([])
})

test('an administrator who heads a unit stays a manager without full access', async () => {
  const { admin, tokens, units } = company
  const own = { name: 'Shop', parentId: units.company, managerId: admin.id }
  expect((await call(server, tokens.admin, contract.createOrgNode, own)).status).toBe(200)
  await company.inside(trx =>
    trx.updateTable('account').set({ is_admin: false }).where('employee_id', '=', admin.id).execute(),
  )
  expect((await call(server, tokens.admin, listLeaveRequests, { scope: 'team' })).status).toBe(200)
})

test('a node is last below its parent although earlier places are free', async () => {
  const { units } = company
  const made: string[] = []
  for (const name of ['A', 'B', 'C', 'D']) made.push((await create(name, units.sales)).id)
  for (const id of made.slice(0, 2)) await call(server, hr, contract.deleteOrgNode, { id })
  await create('E', units.sales)
  expect(await children(units.sales)).toEqual(['C', 'D', 'E'])
})

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ parentId: '01900000-0000-7000-8000-000000000000' }, 'parentId', ': not a valid choice'],
  [{ managerId: 2_000_000_000 }, 'managerId', ': not a valid choice'],
  [{ structureTagId: '01900000-0000-7000-8000-000000000000' }, 'structureTagId', ': not a valid choice'],
])('%j is refused', async (changes, field, message) => {
  const before = await nodes()
  const answer = await call(server, hr, contract.createOrgNode, { name: 'X', ...changes })
  expect([answer.status, answer.fields[field]?.endsWith(message)]).toEqual([400, true])
  expect(await nodes()).toEqual(before)
})

test('a change is saved with before and after, in the audit and in the history; no change leaves no entry', async () => {
  const { units, employee, manager } = company
  const sales = { id: units.sales, name: 'Trade', nameLo: 'ການຄ້າ', managerId: employee.id }
  const changed = (await call(server, hr, contract.updateOrgNode, sales)).data
  expect(changed).toMatchObject({
    name: 'Trade',
    managerId: employee.id,
    structureTagId: null,
    parentId: units.company,
  })
  expect((await call(server, hr, contract.updateOrgNode, sales)).status).toBe(200)
  const [latest, ...older] = await history({ nodeId: units.sales })
  expect(latest).toMatchObject({
    operation: 'UPDATE',
    node: { name: 'Trade' },
    actor: { id: company.hr.id },
    by: null,
  })
  expect(latest?.changes.map(change => [change.field, change.before, change.after])).toEqual([
    ['name', 'Sales', 'Trade'],
    ['nameLo', null, 'ການຄ້າ'],
    ['manager', 'manager Tester', 'employee Tester'],
    ['structureTag', 'Department', null],
  ])
  expect(older.map(change => change.operation)).toEqual(['UPDATE', 'CREATE'])
  const entries = await company.inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity_id', '=', units.sales).execute(),
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    before: { name: 'Sales', manager_id: manager.id },
    after: { name: 'Trade', manager_id: employee.id },
  })
})

test('a move takes the whole subtree, to the requested place or to the end', async () => {
  const { units } = company
  const [a, b] = [await create('A', units.office), await create('B', units.office)]
  const below = await create('Below', a.id)
  expect((await move(a.id, units.sales)).data.path.map(unit => unit.name)).toEqual(['Company', 'Sales'])
  expect(await children(units.office)).toEqual(['B'])
  expect(
    (await call(server, hr, contract.getOrgNode, { id: below.id })).data.path.map(unit => unit.name),
  ).toEqual(['Company', 'Sales', 'A'])
  await move(b.id, units.sales, 0)
  expect(await children(units.sales)).toEqual(['B', 'A'])
  await move(b.id, units.sales)
  expect(await children(units.sales)).toEqual(['A', 'B'])
  expect((await move(a.id, null)).data).toMatchObject({ parentId: null, parent: null, path: [] })
  // Shifting siblings to make room is no change of theirs.
  expect((await history({ nodeId: b.id })).map(change => change.changes.map(one => one.field))).toEqual([
    ['parent'],
    ['name', 'parent'],
  ])
  expect(await brokenInvariants(company)).toEqual([])
})

test('below itself: refused with a message, by move, change and preview', async () => {
  const { units } = company
  const a = await create('A', units.sales)
  const before = await nodes()
  const node = { id: units.sales, name: 'Sales', parentId: a.id }
  for (const answer of [
    await move(units.sales, a.id),
    await move(units.sales, units.sales),
    await call(server, hr, contract.previewOrgNodeMove, { id: units.sales, parentId: a.id }),
    await call(server, hr, contract.updateOrgNode, node),
  ])
    expect([answer.status, answer.code, answer.message]).toEqual([
      422,
      'CYCLE',
      'This would put a unit below itself. Choose another parent unit',
    ])
  expect(await nodes()).toEqual(before)
})

test('a node with children or with any job is not deleted; otherwise it is, and stays in the history', async () => {
  const { units } = company
  const parent = await create('Parent', units.sales)
  const child = await create('Child', parent.id)
  const remove = (id: string) => call(server, hr, contract.deleteOrgNode, { id })
  expect((await remove(parent.id)).code).toBe('IN_USE')
  expect((await remove(child.id)).data).toEqual({})
  await company.inside(async trx => {
    const job = { unitId: parent.id, positionId: null, jobGradeId: null, lineManagerId: null }
    await makeEmployee(trx, server, { staffId: 'PLANNED', job, startedOn: '2027-01-01' })
  })
  expect((await remove(parent.id)).code).toBe('IN_USE')
  expect((await call(server, hr, contract.getOrgNode, { id: parent.id })).data).toMatchObject({
    employeeCount: 0,
    peopleEver: 1,
  })
  expect((await call(server, hr, contract.getOrgNode, { id: child.id })).status).toBe(404)
  expect((await history({ nodeId: child.id })).map(change => [change.operation, change.node.name])).toEqual([
    ['DELETE', 'Child'],
    ['CREATE', 'Child'],
  ])
})

test('a move previews its effects: path, people, teams; and stores nothing', async () => {
  const { units, manager, hr: hrPerson } = company
  const before = await nodes()
  const preview = (
    await call(server, hr, contract.previewOrgNodeMove, { id: units.sales, parentId: units.office })
  ).data
  expect(preview.pathBefore.map(unit => unit.name)).toEqual(['Company', 'Sales'])
  expect(preview.pathAfter.map(unit => unit.name)).toEqual(['Company', 'Office', 'Sales'])
  expect([preview.units, preview.people, preview.approvalStepCount]).toEqual([0, 2, 0])
  expect(preview.teams.map(team => [team.leader.id, team.gains, team.loses])).toEqual([[hrPerson.id, 2, 0]])
  expect(manager.id).not.toBe(hrPerson.id)
  expect(await nodes()).toEqual(before)
})

test('another manager: the preview lists the steps, the change moves them, and the new manager decides', async () => {
  const { units, workspaceId, colleague, manager } = company
  await company.inside(trx =>
    trx
      .updateTable('approval_template_step')
      .set({ resolver: 'UNIT_MANAGER' })
      .where('workspace_id', '=', workspaceId)
      .where('resolver', '=', 'LINE_MANAGER')
      .execute(),
  )
  const { id } = (await call(server, company.tokens.employee, requestLeave, company.draft())).data
  const input = { id: units.sales, parentId: units.company, managerId: colleague.id }
  const preview = (await call(server, hr, contract.previewOrgNodeMove, input)).data
  expect(preview.approvalStepCount).toBe(1)
  expect(preview.approvalSteps[0]).toMatchObject({
    requestId: id,
    requester: { id: company.employee.id },
    from: { id: manager.id },
    to: { id: colleague.id },
  })
  expect(preview.teams.map(team => [team.leader.id, team.gains, team.loses])).toEqual([[colleague.id, 2, 0]])
  const approver = async () =>
    (await call(server, hr, getLeaveRequest, { id })).data.steps.map(step => step.approver?.id ?? null)
  expect(await approver()).toEqual([manager.id, null])
  await call(server, hr, contract.updateOrgNode, { id: units.sales, name: 'Sales', managerId: colleague.id })
  expect(await approver()).toEqual([colleague.id, null])
})

test('the history is paged and of one’s own company; an owner is named by the account', async () => {
  const { units, tokens } = company
  await call(server, tokens.owner, contract.createOrgNode, { name: 'By owner', parentId: units.sales })
  const first = (await call(server, hr, contract.listOrgChanges, { limit: 1 })).data
  expect(first.rows[0]).toMatchObject({ operation: 'CREATE', actor: null, node: { name: 'By owner' } })
  expect(first.rows[0]?.by).toMatch(/^Owner Number/)
  const rest = (await call(server, hr, contract.listOrgChanges, { after: first.next })).data
  // Three units and three managers from the setup of the company.
  expect([first.total, rest.rows.length, rest.next]).toEqual([7, 6, undefined])
  expect(rest.rows[0]).toMatchObject({ actor: null, by: null })
  const other = await leaveCompany(server)
  const seen = (await call(server, other.tokens.hr, contract.listOrgChanges, { nodeId: units.sales })).data
  expect(seen.rows).toEqual([])
})

test('without a session 401; an employee neither reads nor changes: 403; another company’s node: 404', async () => {
  const { units, tokens } = company
  const other = await makeCompany(server)
  const before = await nodes()
  expect((await call(server, null, contract.moveOrgNode, { id: units.sales, parentId: null })).status).toBe(
    401,
  )
  for (const token of [tokens.employee, tokens.manager]) {
    expect((await call(server, token, contract.createOrgNode, { name: 'X' })).status).toBe(403)
    expect(
      (await call(server, token, contract.moveOrgNode, { id: units.sales, parentId: null })).status,
    ).toBe(403)
    expect((await call(server, token, contract.deleteOrgNode, { id: units.sales })).status).toBe(403)
  }
  const theirs = other.units.sales
  expect((await move(theirs, units.sales)).status).toBe(404)
  expect((await call(server, hr, contract.updateOrgNode, { id: theirs, name: 'X' })).status).toBe(404)
  expect((await call(server, hr, contract.deleteOrgNode, { id: theirs })).status).toBe(404)
  expect((await move(units.sales, theirs)).status).toBe(400)
  expect(await nodes()).toEqual(before)
})
