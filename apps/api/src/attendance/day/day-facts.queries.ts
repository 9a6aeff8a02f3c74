// Reads the facts that days are computed from (A1-A9): one statement per kind of fact, for any number of people.
import type { AttendanceShift, LeaveHalf } from '@hr/domain/attendance/day-facts.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { shiftItems } from '#api/calendar/shifts-on.queries.ts'
import { preparedForOne } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type Dates = { readonly from: LocalDate; readonly to: LocalDate }

/** All shifts of the company with their items: there are few. */
export async function listAttendanceShifts(db: Scope): Promise<ReadonlyMap<string, AttendanceShift>> {
  const shifts = await db
    .from('work_shift as s')
    .select([
      's.id',
      's.name',
      's.name_lo as nameLo',
      's.check_mode as checkMode',
      's.grace_minutes as graceMinutes',
      's.am_end as amEnd',
      's.pm_start as pmStart',
      shiftItems.as('items'),
    ])
    .execute()
  return new Map(shifts.map(({ id, ...shift }) => [id, shift]))
}

/**
 * Half days of approved leave (L7), by person and date: counted ones, and the other half of a day of which only one
 * counted under the rule before every working day had two halves.
 */
export async function listLeaveHalves(
  db: Scope,
  employeeIds: readonly number[],
  { from, to }: Dates,
): Promise<ReadonlyMap<number, ReadonlyMap<LocalDate, LeaveHalf[]>>> {
  const rows = await db
    .from('leave_half_day as h')
    .innerJoin('leave_request as r', join =>
      join.onRef('r.workspace_id', '=', 'h.workspace_id').onRef('r.id', '=', 'h.request_id'),
    )
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select(['h.employee_id', 'h.date', 'h.half', 't.name', 't.name_lo', 't.paid'])
    .where(sql<boolean>`h.employee_id = any(${employeeIds}::integer[])`)
    .where('h.date', '>=', from)
    .where('h.date', '<=', to)
    .where('h.is_live', '=', true)
    .where(
      sql<boolean>`(h.counted or h.reason = 'WEEKEND' and exists (
        select from leave_half_day o where o.workspace_id = h.workspace_id and o.request_id = h.request_id
          and o.date = h.date and o.counted))`,
    )
    .where('r.status', '=', 'APPROVED')
    .orderBy('h.half')
    .modifyEnd(preparedForOne(employeeIds))
    .execute()
  const ofPerson = Map.groupBy(rows, row => row.employee_id)
  return new Map(
    [...ofPerson].map(([id, own]) => [
      id,
      new Map(
        [...Map.groupBy(own, row => row.date)].map(([date, halves]) => [
          date,
          halves.map(row => ({ half: row.half, type: row.name, typeLo: row.name_lo, isPaid: row.paid })),
        ]),
      ),
    ]),
  )
}

export const findEmployed = async (db: Scope, id: number) => (await listEmployed(db, [id]))[0]

export function listEmployed(db: Scope, ids: readonly number[]) {
  return db
    .from('employee')
    .select(['id', 'started_on', 'ended_on'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()
}
