// Work shifts by date (A1), to count days of leave and working days.
import { noShift } from '@hr/domain/calendar/day-plan.ts'
import type { Shift, ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Expression, InferResult } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** Before any assignment; forms accept no earlier date. */
export const beginning = '1900-01-01'

/** The items of the shift `s`. */
export const shiftItems = sql<ShiftItem[]>`(
  select coalesce(json_agg(json_build_object('day', i.day, 'timeIn', i.time_in, 'timeOut', i.time_out,
    'startDate', i.start_date, 'expireDate', i.expire_date) order by i.day, i.time_in), '[]')
  from work_shift_item i where i.workspace_id = s.workspace_id and i.work_shift_id = s.id)`

export type HeldShift = InferResult<ReturnType<typeof shiftsBetween>>[number]

/** The shift on each date of the range: the employee's own, or the company's default. */
export const shiftsOn = async (
  db: Scope,
  employeeId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<(date: LocalDate) => Shift> => shiftOnOf(await shiftsBetween(db, employeeId, from, to).execute())

/** To execute, or to select as JSON. */
export const shiftsBetween = (
  db: Scope,
  employeeId: number | Expression<number>,
  from: LocalDate,
  to: LocalDate,
) =>
  db
    .from('work_shift as s')
    .innerJoin('company_profile as c', 'c.workspace_id', 's.workspace_id')
    .leftJoin('employee_shift as h', join =>
      join
        .onRef('h.workspace_id', '=', 's.workspace_id')
        .onRef('h.work_shift_id', '=', 's.id')
        .on('h.employee_id', '=', employeeId)
        .on('h.valid_from', '<=', to)
        .on(eb => eb.or([eb('h.valid_to', 'is', null), eb('h.valid_to', '>=', from)])),
    )
    .select(['s.am_end as amEnd', 's.pm_start as pmStart', 'h.valid_from', 'h.valid_to'])
    .select([
      sql<boolean>`c.default_work_shift_id is not distinct from s.id`.as('isDefault'),
      shiftItems.as('items'),
    ])
    .where(eb =>
      eb.or([eb('h.employee_id', 'is not', null), eb('s.id', '=', eb.ref('c.default_work_shift_id'))]),
    )

export const shiftOnOf =
  (held: readonly HeldShift[]) =>
  (date: LocalDate): Shift =>
    held.find(
      one =>
        one.valid_from !== null && one.valid_from <= date && (one.valid_to === null || date <= one.valid_to),
    ) ??
    held.find(one => one.isDefault) ??
    noShift
