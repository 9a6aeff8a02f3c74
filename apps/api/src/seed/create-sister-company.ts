// A second, small company in the demo space: people with sign-ins, and leave that waits for a decision.
import { addMonths } from '@hr/domain/calendar/local-date.ts'
import { hireEmployees } from './hire-employees.ts'
import { createCompany } from '#api/space/create-company.ts'
import { insertWorkspace } from '#api/space/space.store.ts'
import { newId } from '#api/db/new-id.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { reserveEmployeeIds } from '#api/employee/employee.store.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import { insertOrgNodes, setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { listCounted } from '#api/organization/position.queries.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { listStructureTagIds } from '#api/organization/structure.queries.ts'
import type { Services } from '#api/services.ts'
import type { Making } from './create-demo-company.ts'
import { demoRecord, demoTerms } from './demo-record.ts'
import { mobileNumber } from './demo-staff.ts'
import { sister, sisterLeave, sisterPeople, sisterPositions, sisterUnits } from './demo/sister.ts'
import type { SisterPerson } from './demo/sister.ts'
import { giveFiles } from './give-files.ts'
import { playLeave } from './play-leave.ts'
import { random } from './random.ts'

/** Working days before today. */
const began = 130
/** A separate seed: this company does not change the first one. */
const chanceSeed = 1301

/** Leaves the transaction inside the new workspace. */
export async function createSisterCompany(
  trx: Scope,
  { calendar, passwordHash }: Making,
  { spaceId, services }: { readonly spaceId: string; readonly services: Services },
): Promise<void> {
  const { today, workday, at } = calendar
  const chance = random(chanceSeed)
  const workspaceId = newId()
  const first = trx.as({ now: at(workday(-began), 9, 0) })
  const { name, nameLo } = sister
  const row = {
    id: workspaceId,
    space_id: spaceId,
    name,
    is_first: false,
    created_at: at(workday(-began), 9, 0),
  }
  await insertWorkspace(trx, row)
  await createCompany(first, { workspaceId, name, nameLo })
  await trx.update('company_profile').set({ attendance_since: today }).execute()
  const unitIds = await createUnits(first)
  const positionIds = await insertNamed(first, 'position', sisterPositions)
  const grades = new Map((await listCounted(trx, 'job_grade', today)).map(({ id, name }) => [name, id]))
  const ids = await reserveEmployeeIds(trx, sisterPeople.length)
  const headOf = (unit: SisterPerson['unit']) => ids[sisterPeople.findIndex(one => one.unit === unit)] ?? null
  const people = sisterPeople.map((person, index) => {
    const [firstName, lastName, firstNameLo, lastNameLo] = person.name
    const id = ids[index] ?? 0
    const startedOn = addMonths(today, -12 * person.years - chance.between(1, 11))
    const facts = {
      firstName,
      lastName,
      grade: person.grade,
      unit: 'provinces' as const,
      costCenter: '5000 Logistics',
      startedOn,
    }
    const username = firstName.toLowerCase()
    const head = headOf(person.unit)
    return {
      id,
      staffId: `SL-${String(index + 1).padStart(3, '0')}`,
      firstName,
      lastName,
      firstNameLo,
      lastNameLo,
      gender: person.gender,
      email: `${firstName}.${lastName}@${sister.mail}`.toLowerCase(),
      phone: mobileNumber(chance),
      startedOn,
      roles: [person.role],
      record: demoRecord(facts, index + 1, today, chance),
      job: {
        ...demoTerms(facts, today, chance),
        unitId: unitIds.get(person.unit) ?? null,
        positionId: positionIds[sisterPositions.findIndex(one => one.name === person.position)] ?? null,
        jobGradeId: grades.get(person.grade) ?? null,
        lineManagerId: head === id ? (id === ids[0] ? null : (ids[0] ?? null)) : head,
      },
      username,
      signIn: { username, passwordHash },
    }
  })
  const created = await hireEmployees(first, people)
  for (const { key } of sisterUnits) {
    const manager = headOf(key)
    if (manager !== null) await setOrgNodeManager(first, unitIds.get(key) ?? '', manager)
  }
  await grantDueYears(trx, {})
  const accounts = new Map(created.map(({ id, accountId }) => [id, accountId]))
  const members = people.map(person => ({ ...person, accountId: accounts.get(person.id) ?? '' }))
  await giveFiles({ trx, services, today }, members)
  const types = await trx.from('leave_type').select(['code', 'id']).execute()
  const leaveTypeIds = new Map(types.map(({ code, id }) => [code, id]))
  const company = { workspaceId, members }
  const scenes = sisterLeave.map(scene => ({
    ...scene,
    type: 'ANNUAL' as const,
    ahead: scene.start + 1,
    outcome: 'WAITING_MANAGER' as const,
  }))
  await playLeave({ trx, services, company, calendar, chance, leaveTypeIds }, scenes)
}

async function createUnits(trx: Scope): Promise<ReadonlyMap<SisterPerson['unit'], string>> {
  const tags = await listStructureTagIds(trx)
  const ids = new Map(sisterUnits.map(({ key }) => [key, newId()]))
  await insertOrgNodes(
    trx,
    sisterUnits.map(({ key, parent, tag, name, nameLo }) => ({
      id: ids.get(key) ?? '',
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      structureTagId: tags.get(tag) ?? null,
      name,
      nameLo,
      location: sister.location,
    })),
  )
  return ids
}
