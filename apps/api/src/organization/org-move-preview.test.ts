// The preview of a move reports exactly whose team gains and loses how many people: compared with real teams (P5, P9).
import { moveOrgNode, previewOrgNodeMove, updateOrgNode } from '@hr/contract/organization.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import { call } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { makeEmployee } from '#test/factories.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { insertOrgNodes } from './org-node.store.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let units: readonly string[]
let people: readonly number[]
beforeAll(async () => {
  await company.inside(async trx => {
    const root = { parentId: null, structureTagId: null }
    const names = ['A', 'B', 'C', 'D', 'E'].map(name => ({ ...root, name }))
    units = await insertOrgNodes(trx, names)
    const made: number[] = []
    // Everybody is in some unit; every third reports to the person before.
    for (let index = 0; index < 10; index += 1) {
      const lineManagerId = index % 3 === 2 ? (made.at(-1) ?? null) : null
      const job = { unitId: units[index % 5] ?? null, positionId: null, jobGradeId: null, lineManagerId }
      made.push((await makeEmployee(trx, server, { staffId: `T-${index}`, job })).id)
    }
    people = made
  })
})

const teams = () =>
  company.inside(async trx => {
    const sets = new Map<number, ReadonlySet<number>>()
    for (const id of people) sets.set(id, new Set(await teamMemberIds(trx, id, '2026-03-02')))
    return sets
  })
const nobody: ReadonlySet<number> = new Set()
const countBeyond = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...some].filter(id => !others.has(id)).length
const step = fc.record({
  unit: fc.nat(4),
  parent: fc.option(fc.nat(4)),
  manager: fc.option(fc.option(fc.nat(9)), { nil: undefined }),
})

test('for any move and any new manager', async () => {
  const { hr } = company.tokens
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async steps => {
      for (const { unit, parent, manager } of steps) {
        const id = units[unit] ?? ''
        const parentId = parent === null ? null : (units[parent] ?? null)
        const managerId = manager === null || manager === undefined ? manager : people[manager]
        const given = managerId === undefined ? {} : { managerId }
        const preview = await call(server, hr, previewOrgNodeMove, { id, parentId, ...given })
        const before = await teams()
        const moved = await call(server, hr, moveOrgNode, { id, parentId })
        expect(preview.status).toBe(moved.status)
        if (moved.status !== 200) continue
        if (managerId !== undefined)
          await call(server, hr, updateOrgNode, { id, name: moved.data.name, managerId })
        const after = await teams()
        const changed = people.flatMap(leader => {
          const [had, has] = [before.get(leader) ?? nobody, after.get(leader) ?? nobody]
          const [gains, loses] = [countBeyond(has, had), countBeyond(had, has)]
          return gains + loses > 0 ? [[leader, gains, loses]] : []
        })
        const said = preview.data.teams.map(team => [team.leader.id, team.gains, team.loses])
        expect(said.toSorted()).toEqual(changed.toSorted())
        expect(preview.data.pathAfter.map(one => one.id)).toEqual([...moved.data.path.map(one => one.id), id])
      }
    }),
    { numRuns: examples(2) },
  )
})
