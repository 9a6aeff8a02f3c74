// Reads leave requests for lists, details and previews.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { InferResult, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { requestColumns, requestFacts } from '#api/request/request.queries.ts'
import { halfDaysOf } from './leave-request.store.ts'

export type LeaveRow = InferResult<ReturnType<typeof leaveRows>>[number]

type Original = Omit<NonNullable<LeaveRequestRow['original']>, 'id' | 'number'>
const originalType = sql`(select json_build_object('id', ot.id, 'name', ot.name, 'nameLo', ot.name_lo, 'color', ot.color)
  from leave_type ot where ot.workspace_id = o.workspace_id and ot.id = o.leave_type_id)`
const original = sql<Original>`json_build_object('from', o.from_date, 'to', o.to_date, 'fromHalf', o.from_half,
  'toHalf', o.to_half, 'halfDays', o.half_days, 'leaveType', ${originalType})`

const countedId = sql`case asked.purpose when 'CANCELLATION' then asked."originalId" else asked.id end`
/** The half days of leave `asked`; those of the original for a cancellation, which has none. */
export const daysColumn = (db: Scope) => sql`${jsonArrayFrom(halfDaysOf(db, countedId))} as days`

/** Requests that match `is`. */
export const leaveRows = (db: Db, is: RawBuilder<boolean>) =>
  db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select(requestColumns)
    .select([
      'r.from_half as fromHalf',
      'r.to_half as toHalf',
      'r.half_days as halfDays',
      't.id as leaveTypeId',
      't.name as typeName',
      't.name_lo as typeNameLo',
      't.color as typeColor',
    ])
    .select(requestFacts({ kind: 'LEAVE', table: 'leave_request' }, original))
    .where(is)
