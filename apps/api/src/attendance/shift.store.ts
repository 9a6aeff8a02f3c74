// All SQL of work shifts and of who holds which, by date (A1).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Shift, ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { keepPlan } from '#api/db/connect/kept-plans.ts'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type NewWorkShift = Shift & {
  readonly name: string
  readonly nameLo: string
  readonly code?: string
  readonly checkMode?: 'DAY_ENDS' | 'PER_PERIOD'
  readonly graceMinutes?: number
}

/** A day of somebody without any shift: no work in it. */
const noShift: Shift = { items: [], amEnd: '12:00', pmStart: '13:00' }

/** Gives the id of the new shift. */
export async function insertWorkShift(db: Db, workspaceId: string, shift: NewWorkShift): Promise<string> {
  const id = newId()
  await db
    .insertInto('work_shift')
    .values({
      workspace_id: workspaceId,
      id,
      name: shift.name,
      name_lo: shift.nameLo,
      code: shift.code ?? '',
      check_mode: shift.checkMode ?? 'DAY_ENDS',
      grace_minutes: shift.graceMinutes ?? 0,
      am_end: shift.amEnd,
      pm_start: shift.pmStart,
    })
    .execute()
  await insertShiftItems(db, workspaceId, id, shift.items)
  return id
}

export async function insertShiftItems(
  db: Db,
  workspaceId: string,
  workShiftId: string,
  items: readonly ShiftItem[],
): Promise<void> {
  await db
    .insertInto('work_shift_item')
    .values(
      items.map(item => ({
        workspace_id: workspaceId,
        id: newId(),
        work_shift_id: workShiftId,
        day: item.day,
        time_in: item.timeIn,
        time_out: item.timeOut,
        start_date: item.startDate,
        expire_date: item.expireDate,
      })),
    )
    .execute()
}

/** From `from` on the employees hold the shift; for people who held none yet. */
export async function insertEmployeeShifts(
  db: Db,
  workspaceId: string,
  rows: readonly { readonly employeeId: number; readonly from: LocalDate; readonly workShiftId: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('employee_shift')
    .values(
      rows.map(({ employeeId, from, workShiftId }) => ({
        workspace_id: workspaceId,
        employee_id: employeeId,
        valid_from: from,
        valid_to: null,
        work_shift_id: workShiftId,
      })),
    )
    .execute()
}

/** The shift of each date between the two: the employee's own, else the company's default. */
export async function shiftsOn(
  db: Db,
  workspaceId: string,
  employeeId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<(date: LocalDate) => Shift> {
  const held = await db
    .selectFrom('work_shift as s')
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
      sql<ShiftItem[]>`(
        select coalesce(json_agg(json_build_object('day', i.day, 'timeIn', i.time_in, 'timeOut', i.time_out,
          'startDate', i.start_date, 'expireDate', i.expire_date) order by i.day, i.time_in), '[]')
        from work_shift_item i where i.workspace_id = s.workspace_id and i.work_shift_id = s.id)`.as('items'),
    ])
    .where('s.workspace_id', '=', workspaceId)
    .where(eb =>
      eb.or([eb('h.employee_id', 'is not', null), eb('s.id', '=', eb.ref('c.default_work_shift_id'))]),
    )
    .modifyEnd(keepPlan)
    .execute()
  return date =>
    held.find(
      one =>
        one.valid_from !== null && one.valid_from <= date && (one.valid_to === null || date <= one.valid_to),
    ) ??
    held.find(one => one.isDefault) ??
    noShift
}
