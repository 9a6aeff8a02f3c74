// Writes what an import plan says: new names, new people, and of known people only what changed (P8, P10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIndexes, nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedPerson, NameIndex } from '@hr/domain/employee/import-facts.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { createUnits } from '#api/organization/create-units.ts'
import { updateAccountPerson } from '#api/session/update-account-person.ts'
import { createEmployees } from './create-employee.ts'
import type { CreatedEmployee, NewEmployee } from './create-employee.ts'
import { employeeSearchText } from './employee-search-text.ts'
import { changeJob, reserveEmployeeIds, startJobEarlier, updateEmployee } from './employee.store.ts'
import type { JobFacts } from './employee.store.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import type { NamedTable } from '#api/organization/position.store.ts'

export type ImportToSave = {
  readonly workspaceId: string
  readonly today: LocalDate
  readonly plan: ImportPlan
  readonly facts: ImportFacts
}
/** Ids for the names and staff ids of the file. */
type Ids = {
  readonly units: (name: string) => string | undefined
  readonly positions: (name: string) => string | undefined
  readonly jobGrades: (name: string) => string | undefined
  readonly employees: ReadonlyMap<string, number>
}

/** Gives the people created, in the order of `plan.creates`. */
export async function saveImport(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  given: ImportToSave,
): Promise<CreatedEmployee[]> {
  const { workspaceId, plan } = given
  const ids = await idsOf(trx, actor, now, given)
  const leaders = leaderIds(plan, ids)
  const people = plan.creates.map(({ person }) => newEmployee(person, ids, leaders))
  const created = await createEmployees(trx, actor, now, workspaceId, people)
  for (const update of plan.updates) await saveUpdate(trx, actor, now, given, update, ids)
  const createdIds = new Set(created.map(({ id }) => id))
  const knownLeaders = [...leaders].filter(id => !createdIds.has(id))
  await giveManagerRole(trx, actor, now, workspaceId, knownLeaders)
  return created
}

async function idsOf(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  { workspaceId, plan, facts }: ImportToSave,
): Promise<Ids> {
  const known = nameIndexes(facts)
  const units = await createUnits(trx, actor, now, workspaceId, plan.newUnits)
  const create = async (table: NamedTable, names: readonly string[]) => {
    const rows = names.map(name => ({ name, nameLo: '' }))
    const created = await insertNamed(trx, table, workspaceId, rows)
    for (const [index, name] of names.entries()) {
      const entityId = created[index] ?? ''
      await writeAudit(trx, actor, now, { operation: 'CREATE', entity: table, entityId, after: { name } })
    }
    return created
  }
  const positions = await create('position', plan.newPositions)
  const jobGrades = await create('job_grade', plan.newJobGrades)
  const newIds = await reserveEmployeeIds(trx, plan.creates.length)
  return {
    units: idByName(known.units, plan.newUnits, units),
    positions: idByName(known.positions, plan.newPositions, positions),
    jobGrades: idByName(known.jobGrades, plan.newJobGrades, jobGrades),
    employees: new Map([
      ...facts.employees.map(({ staffId, id }) => [staffKey(staffId), id] as const),
      ...plan.creates.map(({ person }, index) => [staffKey(person.staffId), newIds[index] ?? 0] as const),
    ]),
  }
}

function idByName(known: NameIndex, names: readonly string[], ids: readonly string[]) {
  const created = new Map(names.map((name, index) => [nameKey(name), ids[index]]))
  return (name: string): string | undefined =>
    created.get(nameKey(name)) ?? known.get(nameKey(name))?.values().next().value
}

/** Whoever becomes somebody's line manager by this import. */
function leaderIds({ creates, updates }: ImportPlan, ids: Ids): ReadonlySet<number> {
  const named = [
    ...creates.map(({ person }) => person.manager),
    ...updates.map(({ changes }) => changes.manager),
  ]
  return new Set(
    named.flatMap(staffId => (staffId === undefined ? [] : [ids.employees.get(staffKey(staffId)) ?? 0])),
  )
}

/** The given facts, and what the person has where the file says nothing. */
function jobFacts(person: Omit<ImportedPerson, 'staffId'>, known: JobFacts, ids: Ids): JobFacts {
  const { unit, position, jobGrade, manager } = person
  return {
    unitId: unit === undefined ? known.unitId : (ids.units(unit) ?? null),
    positionId: position === undefined ? known.positionId : (ids.positions(position) ?? null),
    jobGradeId: jobGrade === undefined ? known.jobGradeId : (ids.jobGrades(jobGrade) ?? null),
    lineManagerId:
      manager === undefined ? known.lineManagerId : (ids.employees.get(staffKey(manager)) ?? null),
  }
}

const noJob: JobFacts = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: null }

function newEmployee(person: ImportedPerson, ids: Ids, leaders: ReadonlySet<number>): NewEmployee {
  const id = ids.employees.get(staffKey(person.staffId)) ?? 0
  return {
    id,
    staffId: person.staffId,
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    firstNameLo: person.firstNameLo ?? '',
    lastNameLo: person.lastNameLo ?? '',
    gender: person.gender ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    startedOn: person.startDate ?? '',
    job: jobFacts(person, noJob, ids),
    roles: [leaders.has(id) ? 'MANAGER' : 'EMPLOYEE'],
  }
}

async function saveUpdate(
  trx: WorkspaceTransaction,
  actor: Actor,
  now: Date,
  { workspaceId, today }: ImportToSave,
  { known, changes }: PlannedUpdate,
  ids: Ids,
): Promise<void> {
  const { unit, position, jobGrade, manager, ...plain } = changes
  const after = { ...known, ...plain }
  await updateEmployee(trx, workspaceId, known.id, {
    first_name: after.firstName,
    last_name: after.lastName,
    first_name_lo: after.firstNameLo,
    last_name_lo: after.lastNameLo,
    gender: after.gender,
    email: after.email,
    phone: after.phone,
    started_on: after.startDate,
    search_text: employeeSearchText(after),
    updated_at: now,
  })
  if (after.startDate < known.startDate) await startJobEarlier(trx, workspaceId, known.id, after.startDate)
  if ([unit, position, jobGrade, manager].some(fact => fact !== undefined)) {
    const from = after.startDate > today ? after.startDate : today
    await changeJob(trx, workspaceId, known.id, from, jobFacts(changes, known.job, ids))
  }
  if ('firstName' in changes || 'lastName' in changes || 'email' in changes) {
    const { firstName, lastName, email } = after
    await updateAccountPerson(trx, actor, now, {
      workspaceId,
      employeeId: known.id,
      firstName,
      lastName,
      email,
    })
  }
  await writeAudit(trx, actor, now, {
    operation: 'UPDATE',
    entity: 'employee',
    entityId: known.id,
    ...auditedChange(known, changes, jobFacts(changes, known.job, ids)),
  })
}

/** Before and after, of what changed only. */
function auditedChange(
  known: PlannedUpdate['known'],
  { unit, position, jobGrade, manager, ...plain }: PlannedUpdate['changes'],
  job: JobFacts,
) {
  const columns = Object.keys(plain)
  const before = Object.fromEntries(Object.entries(known).filter(([key]) => columns.includes(key)))
  if ([unit, position, jobGrade, manager].every(fact => fact === undefined)) return { before, after: plain }
  return { before: { ...before, job: known.job }, after: { ...plain, job: { ...job } } }
}
