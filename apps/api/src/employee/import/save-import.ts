// Saves an import plan: new names, new people, and for existing people only what changed (P8, P10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { jobColumns, nameIndexes, nameKey, staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts, ImportedPerson, NameIndex } from '@hr/domain/employee/import-facts.ts'
import { leadersFirst } from '@hr/domain/employee/leaders-first.ts'
import type { ImportPlan, PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { lockAssignableShift } from '#api/attendance/shift/employee-shift.store.ts'
import { auditCreate, writeAudit } from '#api/audit/write-audit.ts'
import type { AuditedChange } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { createUnits } from '#api/organization/create-units.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import type { NamedTable } from '#api/organization/position.store.ts'
import { updateAccountPerson } from '#api/session/update-account-person.ts'
import type { EmailWork } from '../email/send-email-links.ts'
import { startEmailChange } from '../email/start-email-change.ts'
import { createPeople } from '../create-people.ts'
import type { CreatedEmployee, NewEmployee } from '../create-people.ts'
import { employeeSearchColumns } from '#api/people/search-text.ts'
import { reserveEmployeeIds, startJobEarlier, updateEmployee } from '../employee.store.ts'
import { recordValues } from './record-values.ts'
import type { ImportedRecord } from './record-values.ts'
import { assignFirstShifts } from '../job/first-shift.ts'
import { changeJob, lockLineManagers } from '../job/job.store.ts'
import { recordColumns, saveRecordLists } from '../record/record.store.ts'

export type ImportToSave = {
  readonly today: LocalDate
  readonly plan: ImportPlan
  readonly facts: ImportFacts
  readonly closedReason: string | undefined
}
/** Ids of the names and staff ids in the file. */
type Ids = {
  readonly units: (name: string) => string | undefined
  readonly positions: (name: string) => string | undefined
  readonly jobGrades: (name: string) => string | undefined
  readonly employees: ReadonlyMap<string, number>
}

/** People saved between two checks whether the caller is still connected. */
const step = 100

/** Returns the created people in the order of `plan.creates`. `onSaved` may throw to cancel everything. */
export async function saveImport(
  work: EngineWork & EmailWork,
  given: ImportToSave,
  onSaved: (count: number) => void,
): Promise<CreatedEmployee[]> {
  const { db } = work
  const { plan, today } = given
  if (plan.updates.some(({ changes }) => changes.manager !== undefined)) await lockLineManagers(db)
  await lockShifts(db, plan)
  const ids = await idsOf(db, given)
  const leaders = leaderIds(plan, ids)
  const { language } = work
  const people = leadersFirst(plan.creates).map(({ person }) => ({
    ...newEmployee(person, ids, leaders),
    language,
  }))
  const created = new Map<number, CreatedEmployee>()
  for (const some of inBatches(people, step)) {
    for (const one of await createPeople(db, some)) created.set(one.id, one)
    onSaved(created.size)
  }
  await assignFirstShifts(db, firstShifts(plan, ids))
  for (const [index, update] of plan.updates.entries()) {
    const saved = await withoutWaitingEmail(work, update)
    if (Object.keys(saved.changes).length > 0) await saveUpdate(db, given, saved, ids)
    if (index % step === step - 1) onSaved(people.length + index + 1)
  }
  await publishFacts(work, given, [...created.keys()])
  const knownLeaders = [...leaders].filter(id => !created.has(id))
  await giveManagerRole(db, knownLeaders)
  const moved = plan.updates
    .filter(({ changes }) => changes.manager ?? changes.unit)
    .map(({ known }) => known.id)
  if (moved.length > 0) await reassignSteps(work, { date: today, requesterIds: moved })
  // Open steps of inactive approvers are reassigned (R8, R9).
  for (const { known, changes } of plan.updates)
    if (changes.status === 'inactive') await reassignSteps(work, { date: today, approverId: known.id })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return plan.creates.flatMap(({ person }) => created.get(idOf(ids, person.staffId)) ?? [])
}

/** Throws STALE if a shift was deactivated or deleted meanwhile. */
async function lockShifts(db: Scope, { creates }: ImportPlan): Promise<void> {
  for (const id of new Set(creates.flatMap(({ person }) => person.workShift ?? [])))
    if (!(await lockAssignableShift(db, id))) throw new Refusal('STALE')
}

const firstShifts = ({ creates }: ImportPlan, ids: Ids) =>
  creates.flatMap(({ person: { staffId, workShift: workShiftId, startDate: from = '' } }) =>
    workShiftId === undefined ? [] : [{ employeeId: idOf(ids, staffId), from, workShiftId }],
  )

async function publishFacts(
  work: EngineWork,
  { plan, today, closedReason: reason }: ImportToSave,
  created: readonly number[],
): Promise<void> {
  const { reactions } = work.services
  const [from = today] = plan.creates.map(({ person }) => person.startDate ?? today).toSorted()
  await reactions.employmentStarted(work, { employeeIds: created, from, reason })
  const people = plan.updates.flatMap(({ known: { id: employeeId, startDate: before }, changes }) =>
    changes.startDate === undefined ? [] : [{ employeeId, before, after: changes.startDate }],
  )
  await reactions.firstDaysChanged(work, { people, reason })
  const graded = plan.updates.filter(({ changes }) => changes.jobGrade !== undefined)
  await reactions.jobChanged(work, {
    employeeIds: graded.map(({ known }) => known.id),
    from: today,
    changed: ['jobGradeId'],
    reason,
  })
}

const idOf = (ids: Ids, staffId: string): number => ids.employees.get(staffKey(staffId)) ?? 0

async function idsOf(trx: Scope, { plan, facts }: ImportToSave): Promise<Ids> {
  const known = nameIndexes(facts)
  const units = await createUnits(trx, plan.newUnits)
  const create = async (table: NamedTable, names: readonly string[]) => {
    const rows = names.map(name => ({ name, nameLo: '' }))
    const created = await insertNamed(trx, table, rows)
    for (const [index, name] of names.entries()) {
      const entityId = created[index] ?? ''
      await auditCreate(trx, table, entityId, { name })
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

/** Employees who become a line manager by this import. */
function leaderIds({ creates, updates }: ImportPlan, ids: Ids): ReadonlySet<number> {
  const named = [
    ...creates.map(({ person }) => person.manager),
    ...updates.map(({ changes }) => changes.manager),
  ]
  return new Set(named.flatMap(staffId => (staffId === undefined ? [] : [idOf(ids, staffId)])))
}

/** The job facts in the row. */
function givenFacts(person: Omit<ImportedPerson, 'staffId'>, ids: Ids): Partial<JobFacts> {
  const { unit, position, jobGrade, manager } = person
  const values = jobColumns.flatMap(column =>
    person[column] === undefined ? [] : [[column, person[column]] as const],
  )
  return {
    ...Object.fromEntries(values),
    ...(unit !== undefined && { unitId: ids.units(unit) ?? null }),
    ...(position !== undefined && { positionId: ids.positions(position) ?? null }),
    ...(jobGrade !== undefined && { jobGradeId: ids.jobGrades(jobGrade) ?? null }),
    ...(manager !== undefined && { lineManagerId: idOf(ids, manager) }),
  }
}

function newEmployee(person: ImportedPerson, ids: Ids, leaders: ReadonlySet<number>): NewEmployee {
  const id = idOf(ids, person.staffId)
  const { status, ...record } = recordValues(person)
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
    status: status === 'probation' ? 'probation' : 'active',
    startedOn: person.startDate ?? '',
    job: { ...noJobFacts, ...givenFacts(person, ids) },
    record,
    roles: [leaders.has(id) ? 'MANAGER' : 'EMPLOYEE'],
  }
}

/** A changed e-mail that must wait for confirmation is not saved yet. */
async function withoutWaitingEmail(work: EmailWork, update: PlannedUpdate): Promise<PlannedUpdate> {
  const { email, ...others } = update.changes
  if (email === undefined || (await startEmailChange(work, update.known.id, email)) === 'applies')
    return update
  return { ...update, changes: others }
}

async function saveUpdate(
  trx: Scope,
  { today }: ImportToSave,
  { known, changes }: PlannedUpdate,
  ids: Ids,
): Promise<void> {
  const after = { ...known, ...changes }
  const values = recordValues(changes)
  await updateEmployee(trx, known.id, {
    ...recordColumns(values),
    ...employeeSearchColumns(after),
    updated_at: trx.now,
  })
  const { otherPhones, education } = values
  await saveRecordLists(trx, [{ employeeId: known.id, otherPhones, education }])
  if (after.startDate < known.startDate) await startJobEarlier(trx, known.id, after.startDate)
  const facts = givenFacts(changes, ids)
  if (Object.keys(facts).length > 0) {
    const from = after.startDate > today ? after.startDate : today
    await changeJob(trx, known.id, from, facts)
  }
  if ('firstName' in changes || 'lastName' in changes || 'email' in changes) {
    const { firstName, lastName, email } = after
    await updateAccountPerson(trx, {
      employeeId: known.id,
      firstName,
      lastName,
      email,
    })
  }
  await writeAudit(trx, {
    operation: 'UPDATE',
    entity: 'employee',
    entityId: known.id,
    ...auditedChange(known, values, facts),
  })
}

/** Before and after, changed fields only. */
function auditedChange(
  known: PlannedUpdate['known'],
  values: ImportedRecord,
  facts: Partial<JobFacts>,
): Pick<AuditedChange, 'before' | 'after'> {
  const was = Object.entries({ ...known, ...recordValues(known) })
  const before = Object.fromEntries(was.filter(([name]) => Object.hasOwn(values, name)))
  if (Object.keys(facts).length === 0) return { before, after: { ...values } }
  const job = Object.fromEntries(Object.entries(known.job).filter(([name]) => Object.hasOwn(facts, name)))
  return { before: { ...before, job }, after: { ...values, job: facts } }
}
