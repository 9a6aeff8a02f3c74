// All SQL of work shifts and of who holds which, by date (A1).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Shift, ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import type { Kysely } from 'kysely'
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
    .selectFrom('employee_shift')
    .select(['valid_from', 'valid_to', 'work_shift_id'])
    .where('workspace_id', '=', workspaceId)
    .where('employee_id', '=', employeeId)
    .where('valid_from', '<=', to)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', from)]))
    .execute()
  const company = await db
    .selectFrom('company_profile')
    .select('default_work_shift_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  const defaultId = company?.default_work_shift_id ?? null
  const shifts = await listShifts(db, workspaceId, [
    ...held.map(row => row.work_shift_id),
    ...(defaultId === null ? [] : [defaultId]),
  ])
  return date => {
    const own = held.find(row => row.valid_from <= date && (row.valid_to === null || date <= row.valid_to))
    return shifts.get(own?.work_shift_id ?? defaultId ?? '') ?? noShift
  }
}

async function listShifts(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shift>> {
  if (ids.length === 0) return new Map()
  const shifts = await db
    .selectFrom('work_shift')
    .select(['id', 'am_end', 'pm_start'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('work_shift_item')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('work_shift_id', 'in', ids)
    .orderBy('day')
    .orderBy('time_in')
    .execute()
  const itemsOf = (id: string): ShiftItem[] =>
    items
      .filter(item => item.work_shift_id === id)
      .map(item => ({
        day: item.day,
        timeIn: item.time_in,
        timeOut: item.time_out,
        startDate: item.start_date,
        expireDate: item.expire_date,
      }))
  return new Map(
    shifts.map(shift => [
      shift.id,
      { items: itemsOf(shift.id), amEnd: shift.am_end, pmStart: shift.pm_start },
    ]),
  )
}
