// A unit moves on a later day (P9): planned, shown, undone, carried out once, or refused on its day.
import * as contract from '@hr/contract/organization.ts'
import { orgChart } from '@hr/contract/org-chart.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { brokenInvariants, inOwnCompany, leaveCompany } from '#test/leave.ts'
import { openSession } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'

const { server, company } = inOwnCompany()
let shop: string
const [today, day] = ['2026-03-02', '2026-04-01']
beforeEach(async () => {
  shop = (await call(server, hr(), contract.createOrgNode, { name: 'Shop', parentId: company.units.sales }))
    .data.id
})

const hr = () => company.tokens.hr
/** After days have passed. */
const hrLater = () =>
  openSession(server, { accountId: company.hr.accountId, type: 'app', workspaceId: company.workspaceId })
type Move = { id?: string; parentId?: string | null; index?: number; on?: string }
const move = (changes: Move = {}, token = hr()) =>
  call(server, token, contract.moveOrgNode, {
    id: shop,
    parentId: company.units.office,
    on: day,
    ...changes,
  })
const unit = async (id = shop, token = hr()) => (await call(server, token, contract.getOrgNode, { id })).data
const plans = () => company.inside(trx => trx.selectFrom('org_move_plan').selectAll().execute())
const pathOf = async (token = hr()) => (await unit(shop, token)).path.map(({ name }) => name)
const childrenOn = async (date: string, parent: string) => {
  const [top] = (await call(server, hr(), contract.getOrgStructure, { date })).data
  return top?.children.find(({ name }) => name === parent)?.children.map(({ name }) => name)
}

describe('a planned move', () => {
  test('stays a plan until its day: shown at the unit, and in the structure of that day', async () => {
    const { data } = await move()
    expect(data).toMatchObject({
      parentId: company.units.sales,
      plannedMove: { on: day, parent: { id: company.units.office } },
    })
    const chart = async (date: string) =>
      (await call(server, hr(), orgChart, { root: shop, date })).data.units[0]?.plannedMove
    expect(await chart(today)).toMatchObject({ on: day, parent: { id: company.units.office } })
    expect(await chart(day)).toBeNull()
    expect(await childrenOn('2026-03-31', 'Office')).toEqual([])
    expect(await childrenOn(day, 'Office')).toEqual(['Shop'])
    expect(await childrenOn(day, 'Sales')).toEqual([])
    const entries = await company.inside(trx =>
      trx
        .selectFrom('audit_entry')
        .selectAll()
        .where('entity_id', '=', shop)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    )
    expect(entries.at(-1)).toMatchObject({
      operation: 'UPDATE',
      after: { planned_parent_id: company.units.office, moves_on: day },
    })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('its preview says the path, the people and the units of that day, and stores nothing', async () => {
    const preview = await call(server, hr(), contract.previewOrgNodeMove, {
      id: shop,
      parentId: company.units.office,
      on: day,
    })
    expect(preview.data.pathAfter.map(({ name }) => name)).toEqual(['Company', 'Office', 'Shop'])
    expect(await plans()).toEqual([])
  })

  test('is carried out once on its day in the time zone of the company', async () => {
    await move()
    server.setNow('2026-03-31T16:59:00Z')
    await runJob(server, 'employee.day')
    expect(await plans()).toHaveLength(1)
    server.setNow('2026-03-31T17:05:00Z')
    await runJob(server, 'employee.day')
    await runJob(server, 'employee.day')
    const later = await hrLater()
    expect(await pathOf(later)).toEqual(['Company', 'Office'])
    expect(await unit(shop, later)).toMatchObject({ plannedMove: null })
    const changes = (await call(server, later, contract.listOrgChanges, { nodeId: shop })).data.rows
    expect(changes.map(({ operation, actor }) => [operation, actor === null])).toEqual([
      ['UPDATE', true],
      ['CREATE', false],
    ])
  })

  test('is undone before its day, once', async () => {
    await move()
    const undo = () => call(server, hr(), contract.cancelOrgNodeMove, { id: shop })
    expect((await undo()).data.plannedMove).toBeNull()
    expect((await undo()).status).toBe(404)
    server.setNow('2026-04-01T02:00:00Z')
    await runJob(server, 'employee.day')
    expect(await pathOf(await hrLater())).toEqual(['Company', 'Sales'])
  })

  test('gives way to another plan and to a move today, not to another order', async () => {
    await move()
    await move({ parentId: null, on: '2026-05-01' })
    expect(await plans()).toMatchObject([{ parent_id: null, moves_on: '2026-05-01' }])
    await move({ parentId: company.units.sales, index: 0, on: today })
    expect(await plans()).toHaveLength(1)
    await move({ on: today })
    expect(await plans()).toEqual([])
    expect(await pathOf()).toEqual(['Company', 'Office'])
  })

  test('two at once leave one plan', async () => {
    const answers = await Promise.all([move(), move({ parentId: null })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await plans()).toHaveLength(1)
  })

  test('keeps its target: that unit cannot be deleted', async () => {
    const store = (
      await call(server, hr(), contract.createOrgNode, { name: 'Store', parentId: company.units.sales })
    ).data
    await move({ parentId: store.id })
    const remove = () => call(server, hr(), contract.deleteOrgNode, { id: store.id })
    expect((await remove()).code).toBe('IN_USE')
    const moves = async () => (await call(server, hr(), contract.getOrgNode, { id: store.id })).data.movesHere
    expect(await moves()).toEqual([{ on: day, unit: { id: shop, name: 'Shop', nameLo: '' } }])
    await call(server, hr(), contract.cancelOrgNodeMove, { id: shop })
    expect(await moves()).toEqual([])
    expect((await remove()).status).toBe(200)
  })
})

test('a plan that would make a cycle on its day moves nothing, and HR gets a notice', async () => {
  const { units } = company
  const below = (await call(server, hr(), contract.createOrgNode, { name: 'Desk', parentId: units.sales }))
    .data
  await move({ parentId: below.id })
  await move({ id: below.id, parentId: shop, on: today })
  server.setNow('2026-04-01T02:00:00Z')
  await runJob(server, 'employee.day')
  const later = await hrLater()
  expect(await plans()).toEqual([])
  expect(await pathOf(later)).toEqual(['Company', 'Sales'])
  const { rows } = (await call(server, later, listNotifications, {})).data
  expect(rows.filter(({ title }) => title === 'Shop did not move as planned')).toHaveLength(1)
})

test('a day that is over, a cycle and an unknown parent are refused', async () => {
  expect(await move({ on: '2026-03-01' })).toMatchObject({
    status: 400,
    fields: { on: 'Must be 02/03/2026 or later' },
  })
  expect((await move({ id: company.units.sales, parentId: shop })).code).toBe('CYCLE')
  expect(Object.keys((await move({ parentId: company.workspaceId })).fields)).toEqual(['parentId'])
  expect(await plans()).toEqual([])
})

test('only people who may change the structure plan and undo, each in their own company', async () => {
  await move()
  const undo = (token: string) => call(server, token, contract.cancelOrgNodeMove, { id: shop })
  for (const token of [company.tokens.manager, company.tokens.employee]) {
    expect((await move({}, token)).status).toBe(403)
    expect((await undo(token)).status).toBe(403)
  }
  const other = await leaveCompany(server)
  expect((await move({ parentId: other.units.office }, other.tokens.hr)).status).toBe(404)
  expect((await undo(other.tokens.hr)).status).toBe(404)
  expect(await plans()).toHaveLength(1)
})
