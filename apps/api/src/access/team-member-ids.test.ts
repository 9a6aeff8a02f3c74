import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { changeJob } from '#api/employee/job/job.store.ts'
import { insertOrgNodes, setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { teamMemberIds } from './team-member-ids.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let other: TestCompany
beforeAll(async () => {
  other = await makeCompany(server)
})

const today = '2026-03-02'
const inside = <T>(work: Parameters<typeof inCompany<T>>[2], workspaceId = company.workspaceId) =>
  inCompany(server, workspaceId, work)
const teamOf = (managerId: number, date = today) => inside(trx => teamMemberIds(trx, managerId, date))
const noJob = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null }
const hire = (staffId: string, job: Partial<typeof noJob> | object) =>
  inside(trx => makeEmployee(trx, server, { staffId, job: { ...noJob, ...job } }))

test('is everybody whose line manager chain leads to the manager, who is not in it', async () => {
  const { admin, hr, manager, employee, colleague } = company
  expect(await teamOf(manager.id)).toEqual([employee.id])
  expect(await teamOf(admin.id)).toEqual([hr.id, manager.id, employee.id, colleague.id])
  expect(await teamOf(employee.id)).toEqual([])
})

test('is everybody in the units the manager heads, with all units below', async () => {
  const { units, employee } = company
  const [section, unit] = [newId(), newId()]
  await inside(async trx => {
    await insertOrgNodes(trx, [
      { id: section, parentId: units.office, structureTagId: null, name: 'Section' },
      { id: unit, parentId: section, structureTagId: null, name: 'Unit' },
    ])
    await setOrgNodeManager(trx, section, employee.id)
  })
  const inSection = await hire('T-1', { unitId: section })
  const below = await hire('T-2', { unitId: unit })
  await hire('T-3', { unitId: units.office })
  expect(await teamOf(employee.id)).toEqual([inSection.id, below.id])
})

test('follows the facts of the day', async () => {
  const { hr, manager } = company
  const moved = await hire('T-4', { lineManagerId: hr.id })
  await inside(trx => changeJob(trx, moved.id, '2026-03-10', { ...noJob, lineManagerId: manager.id }))
  expect(await teamOf(hr.id, '2026-03-09')).toContain(moved.id)
  expect(await teamOf(manager.id, '2026-03-09')).not.toContain(moved.id)
  expect(await teamOf(hr.id, '2026-03-10')).not.toContain(moved.id)
  expect(await teamOf(manager.id, '2026-03-10')).toContain(moved.id)
})

test('ends on a cycle in old data', async () => {
  const one = await hire('T-5', {})
  const two = await hire('T-6', { lineManagerId: one.id })
  await inside(trx => changeJob(trx, one.id, today, { ...noJob, lineManagerId: two.id }))
  expect(await teamOf(one.id)).toEqual([two.id])
})

test('never reaches another workspace', async () => {
  const seen = await inside(trx => teamMemberIds(trx, company.manager.id, today), other.workspaceId)
  expect(seen).toEqual([])
  expect(await teamOf(other.manager.id)).toEqual([])
})
