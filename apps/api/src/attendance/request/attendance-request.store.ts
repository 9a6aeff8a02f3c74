// All SQL that writes requests about attendance and about work elsewhere (A10, A11).
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { countUp } from '#api/db/next-number.ts'
import type { AttendanceRequest } from '#api/db/schema/attendance-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
export type AttendanceKindCode = AttendanceRequest['kind']
/** Which requests: one kind of one workspace. */
export type AttendanceOf = { readonly workspaceId: string; readonly kind: AttendanceKindCode }

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
