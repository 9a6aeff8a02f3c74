// Who may be near the monthly limit of overtime (O2).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { SeenPeople } from '#api/attendance/day/day-scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'

type Requests = DateRange & { readonly whose: SeenPeople; readonly minutes: number }

/** People with pending and approved requests of at least `minutes`. A change counts in addition to its original. */
export async function listBusyPeople(db: Scope, { from, to, whose, minutes }: Requests): Promise<number[]> {
  const length = sql<number>`(extract(epoch from time_out::time - time_in::time) / 60 + 1440)::integer % 1440`
  const rows = await db
    .from('ot_request')
    .select('employee_id as id')
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .where('purpose', '<>', 'CANCELLATION')
    .where('from_date', '>=', from)
    .where('from_date', '<=', to)
    .$if(whose !== 'all', some => some.where(sql<SqlBool>`employee_id = any(${whose}::integer[])`))
    .groupBy('employee_id')
    .having(sql<SqlBool>`sum(${length}) >= ${minutes}`)
    .execute()
  return rows.map(({ id }) => id)
}
