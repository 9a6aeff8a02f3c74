// The SQL of attendance types and their quota (A10).
import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

const types = (db: Scope) =>
  db
    .from('attendance_type as t')
    .select([
      't.id',
      't.code',
      't.name',
      't.name_lo as nameLo',
      't.needs_times as needsTimes',
      't.needs_file as needsFile',
      't.is_active as isActive',
      't.quota_per_month as quotaPerMonth',
    ])
    .select(
      sql<number>`(select count(*)::integer from attendance_request r
        where r.workspace_id = t.workspace_id and r.attendance_type_id = t.id)`.as('requests'),
    )

export const listAttendanceTypeRows = (db: Scope): Promise<AttendanceType[]> =>
  types(db).orderBy('t.sort_order').orderBy('t.id').execute()

export const findAttendanceType = (db: Scope, id: string): Promise<AttendanceType | undefined> =>
  types(db).where('t.id', '=', id).executeTakeFirst()

const ids = (db: Scope) => db.from('attendance_type').select('id')

export async function findAttendanceTypeForUpdate(
  db: Scope,
  id: string,
): Promise<AttendanceType | undefined> {
  await ids(db).where('id', '=', id).forNoKeyUpdate().execute()
  return findAttendanceType(db, id)
}

/** Waits for requests of the type, and prevents new ones while locked. */
export async function findAttendanceTypeForDelete(
  db: Scope,
  id: string,
): Promise<AttendanceType | undefined> {
  await ids(db).where('id', '=', id).forUpdate().execute()
  return findAttendanceType(db, id)
}

/** All of them in order, locked. */
export async function lockAttendanceTypes(db: Scope): Promise<AttendanceType[]> {
  await ids(db).orderBy('id').forNoKeyUpdate().execute()
  return listAttendanceTypeRows(db)
}

/** At the end of the order. */
export async function insertAttendanceType(
  db: Db,
  row: Omit<Insertable<Tables['attendance_type']>, 'sort_order'>,
): Promise<void> {
  await db
    .insertInto('attendance_type')
    .values(eb => ({
      ...row,
      sort_order: eb
        .selectFrom('attendance_type')
        .select(sql<number>`coalesce(max(sort_order), 0) + 1`.as('next'))
        .where('workspace_id', '=', row.workspace_id),
    }))
    .execute()
}

export async function updateAttendanceTypeRow(
  db: Scope,
  id: string,
  row: Updateable<Tables['attendance_type']>,
): Promise<void> {
  await db.update('attendance_type').set(row).where('id', '=', id).execute()
}

export async function deleteAttendanceTypeRow(db: Scope, id: string): Promise<void> {
  await db.delete('attendance_type').where('id', '=', id).execute()
}
