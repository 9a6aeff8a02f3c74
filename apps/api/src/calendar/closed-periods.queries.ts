// Which dates are in a closed period (A13).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** The closed periods that overlap the dates (A13). */
export function listClosedPeriods(db: Scope, { from, to }: DateRange): Promise<DateRange[]> {
  return db
    .from('attendance_period')
    .select(['from_date as from', 'to_date as to'])
    .where('is_closed', '=', true)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .modifyEnd(prepared)
    .execute()
}
