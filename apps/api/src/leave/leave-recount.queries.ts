// Reads for counting leave again (L10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** Open and approved requests of types that leave holidays out, by number; `to` null = without end. */
export async function listLeaveTouching(
  db: Db,
  workspaceId: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select('r.id')
    .where('r.workspace_id', '=', workspaceId)
    .where('r.status', 'in', ['PENDING', 'APPROVED'])
    .where('t.counts_weekends_and_holidays', '=', false)
    .where('r.to_date', '>=', from)
    .$if(to !== null, query => query.where('r.from_date', '<=', to ?? ''))
    .orderBy('r.number')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined when it was rejected or cancelled meanwhile. */
export function findLeaveToRecount(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select([
      'r.id',
      'r.number',
      'r.employee_id as requesterId',
      'r.leave_type_id as leaveTypeId',
      'r.status',
      'r.purpose',
      'r.from_date as from',
      'r.to_date as to',
      'r.from_half as fromHalf',
      'r.to_half as toHalf',
      't.paid as isPaid',
    ])
    .where('r.workspace_id', '=', workspaceId)
    .where('r.id', '=', id)
    .where('r.status', 'in', ['PENDING', 'APPROVED'])
    .executeTakeFirst()
}
