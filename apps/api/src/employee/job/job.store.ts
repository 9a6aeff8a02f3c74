// The SQL of the dated job history (P8): read and written as a whole, under the lock of the person.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedHistory, jobFactNames, noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { JobFacts, JobRow } from '@hr/domain/employee/job-history.ts'
import type { ManagerSpan } from '@hr/domain/employee/manager-cycle.ts'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'
import { jobColumns } from '../employee.store.ts'
import { jobFactsOf } from '../import/row-facts.ts'
import { validOn } from '#api/people/valid-on.ts'

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 1000

/** Two concurrent changes of line managers can each be valid and together form a cycle (P9). */
export async function lockLineManagers(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line managers ${db.workspaceId}`}, 0))`.execute(
    db,
  )
}

/** Histories in order of their first day. */
export async function listHistories(
  db: Scope,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, JobRow[]>> {
  const rows = await db
    .from('employee_job')
    .selectAll()
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .orderBy('employee_id')
    .orderBy('valid_from')
    .execute()
  const found = new Map<number, JobRow[]>(employeeIds.map(id => [id, []]))
  for (const row of rows)
    found.get(row.employee_id)?.push({ from: row.valid_from, to: row.valid_to, facts: jobFactsOf(row) })
  return found
}

export async function listHistory(db: Scope, employeeId: number): Promise<JobRow[]> {
  return (await listHistories(db, [employeeId])).get(employeeId) ?? []
}

export type HistoryChange = {
  readonly employeeId: number
  readonly before: readonly JobRow[]
  readonly after: readonly JobRow[]
}

/** Writes only the rows that differ. */
export async function saveHistories(db: Scope, changes: readonly HistoryChange[]): Promise<void> {
  const gone = changes.flatMap(({ employeeId, before, after }) =>
    before.filter(row => !after.some(other => isSame(row, other))).map(({ from }) => ({ employeeId, from })),
  )
  const added = changes.flatMap(({ employeeId, before, after }) =>
    after
      .filter(row => !before.some(other => isSame(row, other)))
      .map(({ from, to, facts }) => ({
        workspace_id: db.workspaceId,
        employee_id: employeeId,
        valid_from: from,
        valid_to: to,
        ...jobColumns(facts),
      })),
  )
  await noteChanged(
    db,
    changes.map(({ employeeId }) => employeeId),
  )
  for (const part of inBatches(gone, batch)) {
    await sql`
      delete from employee_job where workspace_id = ${db.workspaceId} and (employee_id, valid_from) in (
        select * from unnest(${part.map(row => row.employeeId)}::integer[], ${part.map(row => row.from)}::date[])
      )`.execute(db)
  }
  for (const some of inBatches(added, batch)) await db.insertInto('employee_job').values(some).execute()
}

const isSame = (row: JobRow, other: JobRow): boolean =>
  row.from === other.from &&
  row.to === other.to &&
  jobFactNames.every(name => row.facts[name] === other.facts[name])

/** Line manager relations on the day and later. */
export function listManagerSpans(db: Scope, from: LocalDate): Promise<ManagerSpan[]> {
  return db
    .from('employee_job')
    .select([
      'employee_id as employeeId',
      'line_manager_id as managerId',
      'valid_from as from',
      'valid_to as to',
    ])
    .where('line_manager_id', 'is not', null)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', from)]))
    .execute()
}

/** Everybody below the person in the line manager chain on the day. */
export async function listBelow(db: Scope, managerId: number, date: LocalDate): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    with recursive below as (
      select employee_id from employee_job
      where workspace_id = ${db.workspaceId} and line_manager_id = ${managerId}
        and ${validOn('employee_job', date)}
      union
      select job.employee_id from employee_job job join below on job.line_manager_id = below.employee_id
      where job.workspace_id = ${db.workspaceId} and ${validOn('job', date)}
    ) select employee_id from below where employee_id <> ${managerId} order by employee_id`.execute(db)
  return rows.map(row => row.employee_id)
}

/** Facts of one person from a date on; the caller has checked them (P8). */
export async function changeJob(
  db: Scope,
  employeeId: number,
  from: LocalDate,
  facts: Partial<JobFacts>,
): Promise<void> {
  await lockEmployee(db, employeeId)
  const before = await listHistory(db, employeeId)
  const [first] = before
  // A person without a job on that day gets this one from then on.
  const begun = first && first.from <= from ? before : [{ from, to: null, facts: noJobFacts }, ...before]
  const after = changedHistory(closed(begun), { from, facts })
  await saveHistories(db, [{ employeeId, before, after }])
}

/** Each row ends the day before the next begins. */
const closed = (rows: readonly JobRow[]): JobRow[] =>
  rows.map((row, index) => {
    const next = rows[index + 1]
    return { ...row, to: next ? addDays(next.from, -1) : null }
  })
