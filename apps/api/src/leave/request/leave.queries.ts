// Reads for leave from tables of other features.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holidaysBetween } from '#api/calendar/holidays.queries.ts'
import { shiftsBetween } from '#api/calendar/shifts-on.queries.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed, validOn } from '#api/people/valid-on.ts'
import { ledgerWhere } from '../ledger/load-ledger.queries.ts'
import { takenHalfDays } from './leave-request.store.ts'

type Years = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds?: readonly number[] | undefined
}

/** People employed on any of the dates. */
export function listEmployed(db: Scope, { from, to, employeeIds }: Years) {
  return db
    .from('employee')
    .select(['id', 'gender', 'started_on', 'ended_on'])
    .where(isEmployed('employee'))
    .where('started_on', '<=', to)
    .where(eb => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', from)]))
    .$if(employeeIds !== undefined, query => query.where('id', 'in', [...(employeeIds ?? [])]))
    .orderBy('id')
    .execute()
}

export async function findGender(db: Scope, employeeId: number) {
  const row = await db.from('employee').select('gender').where('id', '=', employeeId).executeTakeFirst()
  return row?.gender ?? null
}

/** People with a job in the unit of the person on the date, the person included; nobody without a unit. */
export async function listUnitOf(db: Scope, employeeId: number, date: LocalDate): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.employee_id as id from employee_job own
    join employee_job other on other.workspace_id = own.workspace_id and other.unit_id = own.unit_id
      and ${validOn('other', date)}
    where own.workspace_id = ${db.workspaceId} and own.employee_id = ${employeeId} and ${validOn('own', date)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function isEmployee(db: Scope, employeeId: number): Promise<boolean> {
  const row = await db.from('employee').select('id').where('id', '=', employeeId).executeTakeFirst()
  return row !== undefined
}

export async function findEmployment(
  db: Scope,
  employeeId: number,
): Promise<{ readonly endedOn: LocalDate | null }> {
  const row = await db
    .from('employee')
    .select('ended_on as endedOn')
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row ?? { endedOn: null }
}

/** People with lots that ended before today and are not empty, at most `limit`. */
export async function listEmployeesWithEndedLots(
  db: Scope,
  today: LocalDate,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from (
      select l.employee_id from leave_lot l
      left join leave_entry e on e.workspace_id = l.workspace_id and e.lot_id = l.id
      where l.workspace_id = ${db.workspaceId} and l.valid_to < ${today}
      group by l.workspace_id, l.id
      having max(l.half_days) + coalesce(sum(e.half_days), 0) > 0
    ) as ended order by employee_id limit ${limit}`.execute(db)
  return rows.map(row => row.employee_id)
}

type Checked = Pick<LeaveRange, 'from' | 'to'> & {
  readonly leaveTypeId: string
  /** Requests to ignore. */
  readonly without?: readonly string[] | undefined
}

/** The facts that a person's leave is checked against, in one statement: one instant and one answer. */
export const findRequester = (db: Scope, employeeId: number, checked: Checked) =>
  db
    .from('employee as e')
    .select(['e.gender', 'e.started_on as startedOn', 'e.ended_on as endedOn'])
    .select([
      jsonArrayFrom(takenHalfDays(db, checked, checked.without)).as('taken'),
      jsonArrayFrom(
        ledgerWhere(db, sql`employee_id = e.id`, checked.without).where(
          'leave_type_id',
          '=',
          checked.leaveTypeId,
        ),
      ).as('lots'),
      jsonArrayFrom(shiftsBetween(db, employeeId, checked.from, checked.to)).as('shifts'),
      jsonArrayFrom(holidaysBetween(db, checked.from, checked.to)).as('holidays'),
    ])
    .where('e.id', '=', employeeId)
    .modifyEnd(prepared)
    .executeTakeFirst()

/** Employments by employee id. */
export async function listEmployments(db: Scope, employeeIds: readonly number[]) {
  const rows = await db
    .from('employee')
    .select(['id', 'gender', 'started_on as startedOn', 'ended_on as endedOn'])
    .where(sql<boolean>`id = any(${employeeIds}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, ...employment }) => [id, employment]))
}
