// All SQL that writes or locks requests about attendance and about work elsewhere (A10, A11).
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import { countUp } from '#api/db/next-number.ts'
import type { AttendanceRequest } from '#api/db/schema/attendance-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type AttendanceKindCode = AttendanceRequest['kind']
/** Which requests: one kind of one workspace. */
export type AttendanceOf = { readonly workspaceId: string; readonly kind: AttendanceKindCode }

const heads = (db: Db, { workspaceId, kind }: AttendanceOf) =>
  db
    .selectFrom('attendance_request')
    .select(['id', 'employee_id as requesterId', 'status', 'purpose'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)

/** Until the transaction ends. Of a change the original is locked as well, and first: everybody takes them in this order. */
export async function lockAttendanceRequest(db: Db, of: AttendanceOf, id: string) {
  const both = await heads(db, of)
    .where(
      sql<boolean>`id = any(array[${id}::uuid, (
        select change.original_id from attendance_request change
        where change.workspace_id = ${of.workspaceId} and change.id = ${id})])`,
    )
    .orderBy(sql`id = ${id}`)
    .forNoKeyUpdate()
    .execute()
  return both.find(head => head.id === id)
}

/** What a change is about, with the number of the change; nothing for other requests. */
export function lockOriginalOf(db: Db, of: AttendanceOf, id: string) {
  const change = db
    .selectFrom('attendance_request as change')
    .where('change.workspace_id', '=', of.workspaceId)
    .where('change.id', '=', id)
  return heads(db, of)
    .select(change.select('change.number').as('changeNumber'))
    .where('id', '=', change.select('change.original_id'))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What waits for a decision about a request. */
export const lockOpenChangeOf = (db: Db, of: AttendanceOf, id: string) =>
  heads(db, of)
    .where('original_id', '=', id)
    .where('status', '=', 'PENDING')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** With the next number of its kind, which it gives. */
export async function insertAttendanceRequest(
  db: Db,
  row: Omit<Insertable<Tables['attendance_request']>, 'number'>,
): Promise<number> {
  const inserted = await db
    .with('next', query => countUp(query, row.workspace_id, `${row.kind.toLowerCase()}_request`))
    .insertInto('attendance_request')
    .values(({ selectFrom }) => ({ ...row, number: selectFrom('next').select('value') }))
    .returning('number')
    .executeTakeFirstOrThrow()
  return inserted.number
}

export async function updateAttendanceRequest(
  db: Db,
  workspaceId: string,
  id: string,
  changes: Updateable<Tables['attendance_request']>,
): Promise<void> {
  await db
    .updateTable('attendance_request')
    .set(changes)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Gives the dates of the request. */
export function updateAttendanceStatus(
  db: Db,
  workspaceId: string,
  id: string,
  { status, now }: { readonly status: RequestStatus; readonly now: Date },
): Promise<{ from: LocalDate; to: LocalDate }> {
  return db
    .updateTable('attendance_request')
    .set({ status, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['from_date as from', 'to_date as to'])
    .executeTakeFirstOrThrow()
}
