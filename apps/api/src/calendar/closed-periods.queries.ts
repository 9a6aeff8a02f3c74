// Which dates are in a closed period (A13).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { sql } from 'kysely'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** The closed periods that overlap the dates (A13). */
export const selectClosedPeriods = (db: Scope, { from, to }: DateRange) =>
  db
    .from('attendance_period')
    .select(['from_date as from', 'to_date as to'])
    .where(sql<boolean>`is_closed`)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')

export const listClosedPeriods = (db: Scope, dates: DateRange): Promise<DateRange[]> =>
  selectClosedPeriods(db, dates).modifyEnd(prepared).execute()
