// The SQL of minutes that HR entered (O3, MANUAL): entered and undone, never changed.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { DayOf } from '#api/attendance/overtime/ot-record.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

const corrections = (db: Scope) =>
  db
    .from('ot_correction as c')
    .leftJoin('ot_correction_undo as u', join =>
      join.onRef('u.workspace_id', '=', 'c.workspace_id').onRef('u.correction_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.employee_id as employeeId', 'c.date', 'c.minutes', 'c.reason', 'c.at as enteredAt'])
    .select(['c.corrected_by as byId', 'u.at as undoneAt', 'u.undone_by as undoneById'])

/** Oldest first. */
export const listCorrections = (db: Scope, { employeeId, date }: DayOf) =>
  corrections(db)
    .where('c.employee_id', '=', employeeId)
    .where('c.date', '=', date)
    .orderBy('c.sequence')
    .execute()

export const findCorrection = (db: Scope, id: string) =>
  corrections(db).where('c.id', '=', id).executeTakeFirst()

type NewCorrection = {
  readonly employeeId: number
  readonly date: LocalDate
  readonly minutes: number
  readonly reason: string
}

/** Call it with the person locked: it follows all earlier entries of the date, undone ones included. Returns its id. */
export async function insertCorrection(
  db: Scope,
  { employeeId, date, minutes, reason }: NewCorrection,
): Promise<string> {
  const id = newId()
  const sequence = sql<number>`coalesce((select max(sequence) from ot_correction
    where workspace_id = ${db.workspaceId} and employee_id = ${employeeId} and date = ${date}), 0) + 1`
  await db
    .insertInto('ot_correction')
    .values({
      workspace_id: db.workspaceId,
      id,
      employee_id: employeeId,
      date,
      sequence,
      minutes,
      reason,
      at: db.now,
      corrected_by: db.employeeId,
    })
    .execute()
  return id
}

export async function insertCorrectionUndo(db: Scope, correctionId: string): Promise<void> {
  await db
    .insertInto('ot_correction_undo')
    .values({
      workspace_id: db.workspaceId,
      correction_id: correctionId,
      at: db.now,
      undone_by: db.employeeId,
    })
    .execute()
}
