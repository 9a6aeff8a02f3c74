// Grows the demo company to a large one (SEED=large): branches in every province, created in bulk through the real verbs.
import { startOfMonth } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { CreatedEmployee } from '#api/employee/create-people.ts'
import { hireEmployees } from '../hire-employees.ts'
import { reserveEmployeeIds } from '#api/employee/employee.store.ts'
import { insertOrgNodes, setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { listStructureTagIds } from '#api/organization/structure.queries.ts'
import type { DemoCompany, Making } from '../create-demo-company.ts'
import { demoRecord, demoTerms } from '../demo-record.ts'
import { random } from '../random.ts'
import { branchPositions } from './branches.ts'
import { branchStaff } from './branch-staff.ts'
import type { BranchMember } from './branch-staff.ts'
import { branchStructure } from './branch-structure.ts'
import type { LargeUnit } from './branch-structure.ts'

/** Differs from the demo company's seed, so that its people do not change. */
const chanceSeed = 5000
const recordSeed = 5001

export type GrownMember = BranchMember & { readonly accountId: string; readonly username: string }

/** Adds people with the demo password until the company has `size`, and returns the added ones. */
export async function growCompany(
  trx: Scope,
  making: Making,
  { members: present }: DemoCompany,
  size: number,
): Promise<GrownMember[]> {
  const { calendar, passwordHash } = making
  const structure = branchStructure(size - present.length)
  const ids = await reserveEmployeeIds(trx, structure.posts.length)
  const top = present.find(({ lineManagerId }) => lineManagerId === null)?.id ?? null
  const numbers = { top, first: present.length + 1 }
  const members = branchStaff(structure, ids, numbers, calendar.today, random(chanceSeed))
  const founded = calendar.at(calendar.founding, 8, 0)
  const unitIds = await insertUnits(trx, structure.units, founded)
  await insertNamed(trx, 'position', branchPositions)
  const positionIds = await idsByName(trx, 'position')
  const gradeIds = await idsByName(trx, 'job_grade')
  const chance = random(recordSeed)
  const newEmployee = ({ unit, position, grade, lineManagerId, ...person }: BranchMember) => ({
    ...person,
    record: demoRecord(
      { ...person, unit: null, grade },
      Number(person.staffId.slice(3)),
      calendar.today,
      chance,
    ),
    job: {
      ...demoTerms({ ...person, unit: null, grade }, calendar.today, chance),
      unitId: unitIds.get(unit) ?? null,
      positionId: positionIds.get(position) ?? null,
      jobGradeId: gradeIds.get(grade) ?? null,
      lineManagerId,
    },
    signIn: { username: usernameOf(person), passwordHash },
  })
  const created: CreatedEmployee[] = []
  for (const { at, people } of arrivals(members, making)) {
    created.push(...(await hireEmployees(trx.as({ now: at }), people.map(newEmployee))))
  }
  for (const { unit, isHead, id } of members) {
    if (isHead) await setOrgNodeManager(trx.as({ now: founded }), unitIds.get(unit) ?? '', id)
  }
  const accountOf = new Map(created.map(({ id, accountId }) => [id, accountId]))
  return members.map(member => ({
    ...member,
    accountId: accountOf.get(member.id) ?? '',
    username: usernameOf(member),
  }))
}

const usernameOf = ({ staffId }: Pick<BranchMember, 'staffId'>): string => staffId.toLowerCase()

/** First the people hired before the company's data begins, then the hires of each month. */
function arrivals(members: readonly BranchMember[], { calendar }: Making) {
  const { founding, at } = calendar
  const byMonth = Map.groupBy(members, ({ startedOn }) =>
    startedOn <= founding ? founding : startOfMonth(startedOn),
  )
  return [...byMonth]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, people]) => {
      const last = people.reduce((latest, { startedOn }) => (startedOn > latest ? startedOn : latest), month)
      return { at: at(last, 10, 0), people }
    })
}

async function insertUnits(
  trx: Scope,
  units: readonly LargeUnit[],
  founded: Date,
): Promise<ReadonlyMap<string, string>> {
  const tags = await listStructureTagIds(trx)
  const ids = new Map(units.map(({ key }) => [key, newId()]))
  const company = await trx
    .from('org_node')
    .select('id')
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow()
  await insertOrgNodes(
    trx.as({ now: founded }),
    units.map(({ key, parent, tag, name, nameLo, location }) => ({
      id: ids.get(key) ?? '',
      parentId: parent === null ? company.id : (ids.get(parent) ?? null),
      structureTagId: tags.get(tag) ?? null,
      name,
      nameLo,
      location,
    })),
  )
  return ids
}

async function idsByName(trx: Scope, table: 'position' | 'job_grade'): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom(table)
    .select(['name', 'id'])
    .where('workspace_id', '=', trx.workspaceId)
    .execute()
  return new Map(rows.map(({ name, id }) => [name, id]))
}
