// Reads overtime requests for lists, pages and limits.
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import type { OvertimeUse } from '@hr/domain/overtime/overtime-limits.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { InferResult, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { requestColumns, requestFacts } from '#api/request/request.queries.ts'

export type OtRow = InferResult<ReturnType<typeof otRows>>[number]

type Original = Omit<NonNullable<OtRequestRow['original']>, 'id' | 'number' | 'minutes'>
const original = sql<Original>`json_build_object('date', o.from_date, 'from', o.from_date, 'to', o.to_date,
  'timeIn', o.time_in, 'timeOut', o.time_out)`

/** Requests that match `is`. */
export const otRows = (db: Scope, is: RawBuilder<boolean>) =>
  db
    .selectFrom('ot_request as r')
    .select(requestColumns)
    .select(['r.from_date as date', 'r.time_in as timeIn', 'r.time_out as timeOut'])
    .select(requestFacts({ kind: 'OT', table: 'ot_request' }, original))
    .where(is)

type UsedOvertime = OvertimeUse & { readonly id: string; readonly requesterId: number }

/** Pending and approved requests of people, without those that only cancel, earliest first. */
export function listUsedOvertime(
  db: Scope,
  employeeIds: readonly number[] | 'all',
  { from, to }: DateRange,
): Promise<UsedOvertime[]> {
  return db
    .from('ot_request')
    .select([
      'id',
      'employee_id as requesterId',
      'from_date as date',
      'time_in as timeIn',
      'time_out as timeOut',
      // A pending change counts with its original.
      sql<string>`case when status = 'PENDING' then coalesce(original_id, id) else id end`.as('countedId'),
      sql<boolean>`status = 'APPROVED'`.as('isApproved'),
    ])
    .$if(employeeIds !== 'all', query =>
      query.where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`),
    )
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .where('purpose', '<>', 'CANCELLATION')
    .where('from_date', '>=', from)
    .where('from_date', '<=', to)
    .orderBy('from_date')
    .orderBy('time_in')
    .execute()
}

/** Of the person and the date of a request. */
export const findOvertimeRecord = (db: Scope, { requesterId, date }: Pick<OtRow, 'requesterId' | 'date'>) =>
  db
    .from('ot_record')
    .select(['status', 'worked_minutes as worked', 'payable_minutes as payable'])
    .where('employee_id', '=', requesterId)
    .where('date', '=', date)
    .executeTakeFirst()
