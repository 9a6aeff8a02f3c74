// The demo company without its leave: space, workspace, structure, people with sign-ins, shifts, holidays.
import { addMonths, startOfMonth, yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { insertEmployeeShifts } from '#api/attendance/shift/employee-shift.store.ts'
import { insertWorkShift } from '#api/attendance/shift/work-shift.store.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { createCompany } from '#api/space/create-company.ts'
import { newId } from '#api/db/new-id.ts'
import { hireEmployees } from './hire-employees.ts'
import { reserveEmployeeIds, updateEmployee } from '#api/employee/employee.store.ts'
import { listCounted } from '#api/organization/position.queries.ts'
import { insertNamed, updateNamed } from '#api/organization/position.store.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { insertOrgNodes, setOrgNodeManager } from '#api/organization/org-node.store.ts'
import { listStructureTagIds } from '#api/organization/structure.queries.ts'
import { createAccount } from '#api/session/create-account.ts'
import { insertSpace, insertWorkspace } from '#api/space/space.store.ts'
import { attendanceSince } from './demo-attendance.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { giveOtSettings } from './give-ot-settings.ts'
import { demoRecord, demoTerms } from './demo-record.ts'
import { demoStaff } from './demo-staff.ts'
import type { Staff, StaffMember } from './demo-staff.ts'
import { people } from './demo/people.ts'
import { shifts } from './demo/shifts.ts'
import { company, jobGrades, positions, units } from './demo/structure.ts'
import type { UnitKey } from './demo/structure.ts'
import { random } from './random.ts'
import type { Random } from './random.ts'

export type DemoCompany = {
  readonly spaceId: string
  readonly workspaceId: string
  readonly members: readonly (StaffMember & { readonly accountId: string })[]
}
export type Making = {
  readonly calendar: DemoCalendar
  readonly chance: Random
  readonly passwordHash: string
}

/** Leaves the transaction inside the workspace. */
export async function createDemoCompany(trx: Scope, making: Making): Promise<DemoCompany> {
  const { calendar, chance, passwordHash } = making
  const founded = calendar.at(calendar.founding, 8, 0)
  const [spaceId, workspaceId] = [newId(), newId()]
  const { name, nameLo, spaceName, businessType } = company
  const space = { id: spaceId, username: 'owner', name: spaceName, business_type: businessType }
  await insertSpace(trx, { ...space, created_at: founded })
  await insertWorkspace(trx, {
    id: workspaceId,
    space_id: spaceId,
    name,
    is_first: true,
    created_at: founded,
  })
  await createAccount(trx.as({ now: founded }), {
    kind: 'space',
    spaceId,
    username: 'owner',
    email: 'owner@sabai-trading.example',
    passwordHash,
    passwordTemporary: false,
    firstName: 'Bounthavy',
    lastName: 'Sisavatdy',
  })
  await createCompany(trx.as({ now: founded }), { workspaceId, name, nameLo })
  await trx
    .updateTable('company_profile')
    .set({
      attendance_since: attendanceSince(calendar.today),
      address_line: 'Lane Xang Avenue 12, Vientiane',
    })
    .where('workspace_id', '=', workspaceId)
    .execute()
  const foundedIn = yearOf(calendar.founding)
  // A new company is created with the holidays of its first two years.
  const others = calendar.holidays.filter(({ from }) => ![foundedIn, foundedIn + 1].includes(yearOf(from)))
  await insertHolidays(trx, others)
  const ids = await reserveEmployeeIds(trx, Object.values(people).flat().length)
  const staff = demoStaff(ids, calendar.today, chance)
  const members = await createStaff(trx, making, staff)
  await giveShifts(trx, calendar, staff)
  return { spaceId, workspaceId, members }
}

async function createStaff(
  trx: Scope,
  { calendar, passwordHash }: Making,
  { members, headOf }: Staff,
): Promise<DemoCompany['members']> {
  const founded = calendar.at(calendar.founding, 8, 0)
  const unitIds = await createStructure(trx, founded)
  const positionIds = await createPositions(trx)
  const gradeIds = await nameGrades(trx, calendar.founding)
  await giveOtSettings(trx, calendar, gradeIds)
  // A separate generator: changes to the records do not change the leave.
  const chance = random(members.length)
  const employees = members.map(({ unit, position, grade, lineManagerId, ...person }, index) => ({
    ...person,
    record: demoRecord({ ...person, unit, grade }, index + 1, calendar.today, chance),
    job: {
      ...demoTerms({ ...person, unit, grade }, calendar.today, chance),
      unitId: unitIds.get(unit) ?? null,
      positionId: positionIds.get(position) ?? null,
      jobGradeId: gradeIds.get(grade) ?? null,
      lineManagerId,
    },
    signIn: { username: person.username, passwordHash },
  }))
  // People hired before the company's data begins come first, the others on their first day.
  const early = employees.filter(({ startedOn }) => startedOn <= calendar.founding)
  const late = employees.filter(({ startedOn }) => startedOn > calendar.founding)
  const created = await hireEmployees(trx.as({ now: calendar.at(calendar.founding, 9, 0) }), early)
  for (const person of late) {
    created.push(...(await hireEmployees(trx.as({ now: calendar.at(person.startedOn, 9, 0) }), [person])))
  }
  for (const [unit, managerId] of headOf) {
    await setOrgNodeManager(trx.as({ now: founded }), unitIds.get(unit) ?? '', managerId)
  }
  const accountOf = new Map(created.map(({ id, accountId }) => [id, accountId]))
  return members.map(member => ({ ...member, accountId: accountOf.get(member.id) ?? '' }))
}

async function createStructure(trx: Scope, founded: Date): Promise<ReadonlyMap<UnitKey, string>> {
  const tags = await listStructureTagIds(trx)
  const ids = new Map(units.map(({ key }) => [key, newId()]))
  await insertOrgNodes(
    trx.as({ now: founded }),
    units.map(({ key, parent, tag, name, nameLo, location }) => ({
      id: ids.get(key) ?? '',
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      structureTagId: tags.get(tag) ?? null,
      name,
      nameLo,
      location: location ?? company.location,
    })),
  )
  return ids
}

async function createPositions(trx: Scope): Promise<ReadonlyMap<string, string>> {
  const ids = await insertNamed(trx, 'position', positions)
  return new Map(positions.map(({ name }, index) => [name, ids[index] ?? '']))
}

/** A new company already has the grades; this adds their Lao names. */
async function nameGrades(trx: Scope, today: LocalDate): Promise<ReadonlyMap<string, string>> {
  const grades = await listCounted(trx, 'job_grade', today)
  const ids = new Map(grades.map(({ id, name }) => [name, id]))
  for (const grade of jobGrades) await updateNamed(trx, 'job_grade', ids.get(grade.name) ?? '', grade)
  return ids
}

async function giveShifts(trx: Scope, { founding }: DemoCalendar, { members }: Staff): Promise<void> {
  for (const { shift, isHeldBy } of shifts) {
    const workShiftId = await insertWorkShift(trx, shift(addMonths(startOfMonth(founding), -12)))
    const held = members.filter(({ unit, position }) => isHeldBy(unit, position))
    await insertEmployeeShifts(
      trx,
      held.map(({ id, startedOn }) => ({ employeeId: id, from: startedOn, workShiftId })),
    )
  }
}

/** People who left keep their record, but their sign-in is closed. */
export async function endEmployments(
  trx: Scope,
  members: readonly { readonly id: number; readonly accountId: string; readonly isTerminated: boolean }[],
  { workday, at }: DemoCalendar,
): Promise<void> {
  const endedOn = workday(-40)
  const now = at(endedOn, 17, 0)
  for (const { id, accountId } of members.filter(member => member.isTerminated)) {
    const after = { status: 'terminated' as const, ended_on: endedOn }
    await updateEmployee(trx, id, { ...after, updated_at: now })
    await trx
      .updateTable('account')
      .set({ status: 'inactive', updated_at: now })
      .where('id', '=', accountId)
      .execute()
    const change = { operation: 'UPDATE', entity: 'employee', entityId: id } as const
    await writeAudit(trx.as({ now }), {
      ...change,
      before: { status: 'active' },
      after,
    })
  }
}
