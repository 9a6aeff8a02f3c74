// The SQL of shift assignments by date (A1, P8); a day without one has the company's default.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { changedHistory, factsOn } from '@hr/domain/employee/job-history.ts'
import type { JobRow } from '@hr/domain/employee/job-history.ts'
import type { InferResult, Insertable } from 'kysely'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { beginning } from '#api/calendar/shifts-on.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

type HeldShift = { readonly workShiftId: string | null }
export type ShiftHistory = { readonly employeeId: number; readonly rows: readonly JobRow<HeldShift>[] }

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000

/** Assignments, earliest first. */
export const selectHeldShifts = (db: Scope, employeeIds: readonly number[]) =>
  db
    .from('employee_shift')
    .select(['employee_id', 'valid_from', 'valid_to', 'work_shift_id'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .orderBy('employee_id')
    .orderBy('valid_from')
type HeldRow = InferResult<ReturnType<typeof selectHeldShifts>>[number]

export const listShiftHistories = async (
  db: Scope,
  employeeIds: readonly number[],
): Promise<ShiftHistory[]> => shiftHistories(employeeIds, await selectHeldShifts(db, employeeIds).execute())

/** The complete history of each person without gaps: null for days with the default shift. */
export function shiftHistories(employeeIds: readonly number[], stored: readonly HeldRow[]): ShiftHistory[] {
  const rowsOf = Map.groupBy(stored, row => row.employee_id)
  return employeeIds.map(employeeId => {
    const rows: JobRow<HeldShift>[] = []
    let next: LocalDate | null = beginning
    for (const row of rowsOf.get(employeeId) ?? []) {
      if (next !== null && next < row.valid_from)
        rows.push({ from: next, to: addDays(row.valid_from, -1), facts: { workShiftId: null } })
      rows.push({ from: row.valid_from, to: row.valid_to, facts: { workShiftId: row.work_shift_id } })
      next = row.valid_to === null ? null : addDays(row.valid_to, 1)
    }
    if (next !== null) rows.push({ from: next, to: null, facts: { workShiftId: null } })
    return { employeeId, rows }
  })
}

export const shiftOn = ({ rows }: ShiftHistory, date: LocalDate): string | null =>
  factsOn(rows, date)?.workShiftId ?? null

/** Assigns the shift from `from` until each person's next planned change. Call it with the people locked. */
export async function changeShifts(
  db: Scope,
  histories: readonly ShiftHistory[],
  { from, workShiftId }: { readonly from: LocalDate; readonly workShiftId: string },
): Promise<void> {
  const ids = histories.map(({ employeeId }) => employeeId)
  await db
    .delete('employee_shift')
    .where(sql<boolean>`employee_id = any(${ids}::integer[])`)
    .execute()
  const rows = histories.flatMap(({ employeeId, rows: before }) =>
    changedHistory(before, { from, facts: { workShiftId } }).flatMap(row =>
      row.facts.workShiftId === null
        ? []
        : {
            workspace_id: db.workspaceId,
            employee_id: employeeId,
            valid_from: row.from,
            valid_to: row.to,
            work_shift_id: row.facts.workShiftId,
          },
    ),
  )
  await insertShiftRows(db, rows)
}

/** Assigns a shift from `from` on to people without any assignment. */
export async function insertEmployeeShifts(
  db: Scope,
  rows: readonly { readonly employeeId: number; readonly from: LocalDate; readonly workShiftId: string }[],
): Promise<void> {
  await insertShiftRows(
    db,
    rows.map(({ employeeId, from, workShiftId }) => ({
      workspace_id: db.workspaceId,
      employee_id: employeeId,
      valid_from: from,
      valid_to: null,
      work_shift_id: workShiftId,
    })),
  )
}

async function insertShiftRows(db: Db, rows: readonly Insertable<Tables['employee_shift']>[]): Promise<void> {
  for (const some of inBatches(rows, batch)) await db.insertInto('employee_shift').values(some).execute()
}

/**
 * Prevents changing or deleting the shift until the transaction ends, so that its recount includes the new holders.
 * Call it before locking people. False if the shift cannot be assigned.
 */
export async function lockAssignableShift(db: Scope, id: string): Promise<boolean> {
  const row = await db
    .from('work_shift')
    .select('is_active')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.is_active === true
}

/** People with the default and no own assignment keep the old shift for earlier days. */
export async function insertOldDefault(
  db: Scope,
  histories: readonly ShiftHistory[],
  { from, workShiftId }: { readonly from: LocalDate; readonly workShiftId: string },
): Promise<void> {
  const last = addDays(from, -1)
  const rows = histories.flatMap(({ employeeId, rows: held }) =>
    held
      .filter(row => row.facts.workShiftId === null && row.from < from)
      .map(row => ({
        workspace_id: db.workspaceId,
        employee_id: employeeId,
        valid_from: row.from,
        valid_to: row.to === null || row.to > last ? last : row.to,
        work_shift_id: workShiftId,
      })),
  )
  await insertShiftRows(db, rows)
}

export function listWorkShiftRows(db: Scope) {
  return db
    .from('work_shift as s')
    .leftJoin('company_profile as c', join =>
      join.onRef('c.workspace_id', '=', 's.workspace_id').onRef('c.default_work_shift_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.name',
      's.name_lo as nameLo',
      's.is_active as isActive',
      sql<boolean>`c.workspace_id is not null`.as('isDefault'),
    ])
    .orderBy('s.name')
    .orderBy('s.id')
    .execute()
}
