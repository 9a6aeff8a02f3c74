// What is told about a request, with everybody who is named or told.
import type { Kysely } from 'kysely'
import type { Announcement } from '#api/approval/request-kind.ts'
import { toldColumns } from '#api/approval/told-people.queries.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export const findAttendanceNews = (
  db: Kysely<Tables>,
  workspaceId: string,
  { id, requesterId }: { readonly id: string; readonly requesterId: number },
  announcements: readonly Announcement[],
) =>
  db
    .selectFrom('attendance_request as r')
    .leftJoin('attendance_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.attendance_type_id'),
    )
    .select([
      'r.from_date as from',
      'r.to_date as to',
      'r.time_in as timeIn',
      'r.time_out as timeOut',
      'r.place',
      't.name as typeName',
      't.name_lo as typeNameLo',
    ])
    .select(toldColumns(workspaceId, announcements, [requesterId]))
    .where('r.workspace_id', '=', workspaceId)
    .where('r.id', '=', id)
    .executeTakeFirst()
