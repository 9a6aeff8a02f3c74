// What is told about a leave request, with everybody who is named or told.
import type { Kysely } from 'kysely'
import { toldColumns } from '#api/approval/told-people.queries.ts'
import type { Announcement } from '#api/approval/request-kind.ts'
import { keepPlan } from '#api/db/connect/kept-plans.ts'
import type { Tables } from '#api/db/schema/tables.ts'

export const findLeaveNews = (
  db: Kysely<Tables>,
  workspaceId: string,
  { id, requesterId }: { readonly id: string; readonly requesterId: number },
  announcements: readonly Announcement[],
) =>
  db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select([
      'r.from_date as from',
      'r.to_date as to',
      'r.from_half as fromHalf',
      'r.to_half as toHalf',
      'r.half_days as halfDays',
      't.name as typeName',
      't.name_lo as typeNameLo',
    ])
    .select(toldColumns(workspaceId, announcements, [requesterId]))
    .where('r.workspace_id', '=', workspaceId)
    .where('r.id', '=', id)
    .modifyEnd(keepPlan)
    .executeTakeFirst()
