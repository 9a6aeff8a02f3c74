// SQL that writes employees and their first jobs (P7, P8); lists are in employee.queries.ts.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type * as history from '@hr/domain/employee/job-history.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 1000

/** Reserves ids; 195 is never among them (P6). */
export async function reserveEmployeeIds(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('employee_id_seq') as id from generate_series(1, ${count}::integer)`.execute(db)
  return rows.map(row => row.id)
}

export async function insertEmployees(
  db: Db,
  rows: readonly Insertable<Tables['employee']>[],
): Promise<void> {
  for (const some of inBatches(rows, batch)) {
    await db.insertInto('employee').values(some).execute()
  }
}

export async function insertEmployeeJobs(
  db: Db,
  rows: readonly Insertable<Tables['employee_job']>[],
): Promise<void> {
  for (const some of inBatches(rows, batch)) {
    await db.insertInto('employee_job').values(some).execute()
  }
}

export async function updateEmployee(
  db: Scope,
  id: number,
  row: Updateable<Tables['employee']>,
): Promise<void> {
  await db.update('employee').set(row).where('id', '=', id).executeTakeFirstOrThrow()
  await noteChanged(db, [id])
}

/** The facts of a first job; missing ones are unknown. */
export type JobFacts = Pick<history.JobFacts, 'unitId' | 'positionId' | 'jobGradeId' | 'lineManagerId'> &
  Partial<history.JobFacts>

export function jobColumns(given: JobFacts) {
  const facts = { ...noJobFacts, ...given }
  return {
    unit_id: facts.unitId,
    position_id: facts.positionId,
    job_grade_id: facts.jobGradeId,
    line_manager_id: facts.lineManagerId,
    contract_type: facts.contractType,
    contract_start: facts.contractStart,
    contract_end: facts.contractEnd,
    salary_amount: facts.salaryAmount,
    salary_currency: facts.salaryCurrency,
    fuel_allowance: facts.fuelAllowance,
    phone_allowance: facts.phoneAllowance,
    housing_allowance: facts.housingAllowance,
    home_trip_allowance: facts.homeTripAllowance,
    cost_center: facts.costCenter,
  }
}

/** Moves the start of the first job to an earlier day; a later day changes nothing. */
export async function startJobEarlier(db: Scope, employeeId: number, from: LocalDate): Promise<void> {
  await db
    .update('employee_job')
    .set({ valid_from: from })
    .where('employee_id', '=', employeeId)
    .where('valid_from', '>', from)
    .where('valid_from', '=', eb =>
      eb
        .selectFrom('employee_job as first')
        .select(one => one.fn.min('first.valid_from').as('valid_from'))
        .where('first.workspace_id', '=', db.workspaceId)
        .where('first.employee_id', '=', employeeId),
    )
    .execute()
}
