// The structure never has a cycle and its history ends with the current state, after any moves, also concurrent ones
// (P9).
import {
  createOrgNode,
  deleteOrgNode,
  getOrgStructure,
  moveOrgNode,
  updateOrgNode,
} from '@hr/contract/organization.ts'
import { wouldCycle } from '@hr/domain/organization/cycle.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { makeEmployee } from '#test/factories.ts'
import { brokenInvariants, leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { newId } from '#api/db/new-id.ts'
import { createUnits } from './create-units.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
const ids: string[] = []
beforeAll(async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const parentId = ids.at(-1) ?? null
    ids.push((await call(server, company.tokens.hr, createOrgNode, { name, parentId })).data.id)
  }
})

const move = async (id: string, parentId: string | null, index?: number) =>
  (
    await call(server, company.tokens.hr, moveOrgNode, {
      id,
      parentId,
      ...(index !== undefined && { index }),
    })
  ).status
const parents = async () => {
  const rows = await company.inside(trx => trx.selectFrom('org_node').select(['id', 'parent_id']).execute())
  return new Map(rows.map(row => [row.id, row.parent_id]))
}
const place = fc.nat(5)
const step = fc.record({
  node: place,
  parent: fc.option(place),
  index: fc.option(fc.nat(3), { nil: undefined }),
})

test('a random sequence of moves: refused exactly if it would form a cycle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async moves => {
      for (const { node, parent, index } of moves) {
        const before = await parents()
        const id = ids[node] ?? ''
        const parentId = parent === null ? null : (ids[parent] ?? null)
        const isRefused = wouldCycle(above => before.get(above) ?? null, id, parentId)
        expect(await move(id, parentId, index)).toBe(isRefused ? 422 : 200)
        if (!isRefused) expect((await parents()).get(id)).toBe(parentId)
      }
      expect(await brokenInvariants(company)).toEqual([])
    }),
    { numRuns: examples(6) },
  )
})

test('two moves that together would form a cycle: exactly one succeeds', async () => {
  const [one = '', other = ''] = ids
  for (let round = 0; round < 6; round += 1) {
    await move(one, null)
    await move(other, null)
    const statuses = await Promise.all([move(one, other), move(other, one)])
    expect(statuses.toSorted()).toEqual([200, 422])
  }
  expect(await brokenInvariants(company)).toEqual([])
})

test('many concurrent moves, changes and deletions leave one tree, and a history that matches it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 6 }), async moves => {
      const statuses = await Promise.all([
        ...moves.map(({ node, parent, index }) =>
          move(ids[node] ?? '', parent === null ? null : (ids[parent] ?? null), index),
        ),
        call(server, company.tokens.hr, updateOrgNode, { id: ids[0] ?? '', name: newId() }).then(
          x => x.status,
        ),
        call(server, company.tokens.hr, deleteOrgNode, { id: ids[5] ?? '' }).then(x => x.status),
      ])
      const isGone = statuses.at(-1) === 200
      for (const status of statuses) expect([200, 400, 404, 409, 422]).toContain(status)
      expect(await brokenInvariants(company)).toEqual([])
      if (isGone) {
        const made = await call(server, company.tokens.hr, createOrgNode, { name: 'F' })
        ids[5] = made.data.id
      }
    }),
    { numRuns: examples(4) },
  )
})

test('an employee is added while the unit is deleted: one of the two is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await call(server, company.tokens.hr, createOrgNode, { name: `Round ${round}` })).data
    const job = { unitId: id, positionId: null, jobGradeId: null, lineManagerId: null }
    const [deleted] = await Promise.allSettled([
      call(server, company.tokens.hr, deleteOrgNode, { id }),
      company.inside(trx => makeEmployee(trx, server, { staffId: `R-${round}`, job })),
    ])
    const people = await company.inside(trx =>
      trx.selectFrom('employee_job').select('employee_id').where('unit_id', '=', id).execute(),
    )
    const status = deleted.status === 'fulfilled' ? deleted.value.status : 0
    expect([status, people.length]).toEqual(status === 200 ? [200, 0] : [409, 1])
  }
})

test('the tree shows every unit exactly once', async () => {
  const shown: string[] = []
  const queue = [...(await call(server, company.tokens.hr, getOrgStructure, {})).data]
  for (const node of queue) {
    shown.push(node.id)
    queue.push(...node.children)
  }
  expect(shown.toSorted()).toEqual([...(await parents()).keys()].toSorted())
})

test('units created by an import are in the history, last below the top', async () => {
  await company.inside(trx => createUnits(trx, ['New one', 'New two']))
  expect(await brokenInvariants(company)).toEqual([])
  const recorded = await company.inside(trx =>
    trx
      .selectFrom('org_node_version')
      .select(['name', 'operation'])
      .where('name', 'like', 'New%')
      .orderBy('name')
      .execute(),
  )
  expect(recorded).toEqual([
    { name: 'New one', operation: 'CREATE' },
    { name: 'New two', operation: 'CREATE' },
  ])
})

test('the doctor finds a cycle, and a unit without history', async () => {
  const { units, inside } = company
  const set = (id: string, parent_id: string | null) =>
    inside(trx => trx.updateTable('org_node').set({ parent_id }).where('id', '=', id).execute())
  await set(units.company, units.sales)
  expect(await brokenInvariants(company)).toEqual(['STRUCTURE_CIRCLE', 'STRUCTURE_HISTORY_DIFFERS'])
  await set(units.company, null)
  expect(await brokenInvariants(company)).toEqual([])
  const node = { workspace_id: company.workspaceId, id: newId(), name: 'Smuggled' }
  await inside(trx =>
    trx
      .insertInto('org_node')
      .values({ ...node, parent_id: null, structure_tag_id: null, manager_id: null })
      .execute(),
  )
  expect(await brokenInvariants(company)).toEqual(['STRUCTURE_HISTORY_DIFFERS'])
})
