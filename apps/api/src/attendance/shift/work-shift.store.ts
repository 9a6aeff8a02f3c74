// The SQL of work shifts (A1), without their assignments.
import type { WorkShift } from '@hr/contract/work-shift.ts'
import type { Shift, ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { validOn } from '#api/people/valid-on.ts'
import { newId } from '#api/db/new-id.ts'

type Facts = Pick<
  WorkShift,
  'code' | 'name' | 'nameLo' | 'checkMode' | 'graceMinutes' | 'amEnd' | 'pmStart' | 'isActive'
>
export type ChangedShift = Facts & { readonly id: string; readonly items: readonly ShiftItem[] }

export type NewWorkShift = Shift & {
  readonly name: string
  readonly nameLo: string
  readonly code?: string
  readonly checkMode?: 'DAY_ENDS' | 'PER_PERIOD'
  readonly graceMinutes?: number
}

/** By name, or only that one; holders are counted on `today`. */
export async function listShifts(db: Scope, today: LocalDate, id?: string): Promise<WorkShift[]> {
  const shifts = await db
    .from('work_shift as s')
    .innerJoin('company_profile as c', 'c.workspace_id', 's.workspace_id')
    .select([
      's.id',
      's.code',
      's.name',
      's.name_lo as nameLo',
      's.check_mode as checkMode',
      's.grace_minutes as graceMinutes',
      's.am_end as amEnd',
      's.pm_start as pmStart',
      's.is_active as isActive',
      's.version',
      sql<boolean>`c.default_work_shift_id is not distinct from s.id`.as('isDefault'),
    ])
    .$if(id !== undefined, query => query.where('s.id', '=', id ?? ''))
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()
  const items = await db
    .from('work_shift_item')
    .select(['work_shift_id', 'day', 'time_in', 'time_out', 'start_date', 'expire_date'])
    .$if(id !== undefined, query => query.where('work_shift_id', '=', id ?? ''))
    .orderBy('day')
    .orderBy('time_in')
    .orderBy('start_date')
    .execute()
  const holders = await countHolders(db, today)
  return shifts.map(shift => ({
    ...shift,
    holders: holders.get(shift.id) ?? 0,
    items: items
      .filter(item => item.work_shift_id === shift.id)
      .map(item => ({
        day: item.day,
        timeIn: item.time_in,
        timeOut: item.time_out,
        startDate: item.start_date,
        expireDate: item.expire_date,
      })),
  }))
}

/** Employees of that day, by their shift. */
async function countHolders(db: Scope, on: LocalDate): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select coalesce(h.work_shift_id, c.default_work_shift_id) as id, count(*)::integer as count
    from employee e
      join company_profile c on c.workspace_id = e.workspace_id
      left join employee_shift h on h.workspace_id = e.workspace_id and h.employee_id = e.id
        and ${validOn('h', on)}
    where e.workspace_id = ${db.workspaceId}
      and ${on}::date between e.started_on and coalesce(e.ended_on, 'infinity')
      and coalesce(h.work_shift_id, c.default_work_shift_id) is not null
    group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function findShift(db: Scope, today: LocalDate, id: string): Promise<WorkShift | undefined> {
  const [shift] = await listShifts(db, today, id)
  return shift
}

/** `for`: while a shift is changed it can still be assigned; while it is deleted it cannot. */
export async function lockShift(db: Scope, id: string, purpose: 'change' | 'delete'): Promise<void> {
  const row = db.from('work_shift').select('id').where('id', '=', id)
  await (purpose === 'change' ? row.forNoKeyUpdate() : row.forUpdate()).execute()
}

/** Increments the version. */
export async function saveShift(db: Scope, shift: ChangedShift): Promise<void> {
  await db
    .update('work_shift')
    .set(eb => ({
      code: shift.code,
      name: shift.name,
      name_lo: shift.nameLo,
      check_mode: shift.checkMode,
      grace_minutes: shift.graceMinutes,
      am_end: shift.amEnd,
      pm_start: shift.pmStart,
      is_active: shift.isActive,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', shift.id)
    .execute()
  await db.delete('work_shift_item').where('work_shift_id', '=', shift.id).execute()
  await insertShiftItems(db, shift.id, shift.items)
}

/** With its items; it must never have been assigned. */
export async function deleteShift(db: Scope, id: string): Promise<void> {
  await db.delete('work_shift').where('id', '=', id).execute()
}

/** Returns the id. */
export async function insertWorkShift(db: Scope, shift: NewWorkShift): Promise<string> {
  const id = newId()
  await db
    .insertInto('work_shift')
    .values({
      workspace_id: db.workspaceId,
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
  await insertShiftItems(db, id, shift.items)
  return id
}

async function insertShiftItems(db: Scope, workShiftId: string, items: readonly ShiftItem[]): Promise<void> {
  await db
    .insertInto('work_shift_item')
    .values(
      items.map(item => ({
        workspace_id: db.workspaceId,
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
