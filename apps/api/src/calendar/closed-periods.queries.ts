// Which dates are in a closed period (A13).
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'

type Db = Kysely<Tables>

/** The closed periods that overlap the dates (A13). */
export function listClosedPeriods(
  db: Db,
  workspaceId: string,
  { from, to }: DateRange,
): Promise<DateRange[]> {
  return db
    .selectFrom('attendance_period')
    .select(['from_date as from', 'to_date as to'])
    .where('workspace_id', '=', workspaceId)
    .where('is_closed', '=', true)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .execute()
}
