// Reads leave requests for lists, details and previews.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { InferResult, Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { keepPlan } from '#api/db/connect/kept-plans.ts'
import { requestColumns, requestFacts } from '#api/request/request.queries.ts'

type Db = Kysely<Tables>
export type LeaveRow = InferResult<ReturnType<typeof leaveRows>>[number]

type Original = Omit<NonNullable<LeaveRequestRow['original']>, 'id' | 'number'>
const originalType = sql`(select json_build_object('id', ot.id, 'name', ot.name, 'nameLo', ot.name_lo, 'color', ot.color)
  from leave_type ot where ot.workspace_id = o.workspace_id and ot.id = o.leave_type_id)`
const original = sql<Original>`json_build_object('from', o.from_date, 'to', o.to_date, 'fromHalf', o.from_half,
  'toHalf', o.to_half, 'halfDays', o.half_days, 'leaveType', ${originalType})`

/** The requests for which `is` holds. */
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

/** Asking to cancel or change leave is no second leave: a change is leave once it is approved (R6). */
export const isLeave = sql<boolean>`(r.purpose = 'NEW' or (r.purpose = 'AMENDMENT' and r.status <> 'PENDING'))`

/** A request of any kind. */
export type BesideRequest = {
  readonly id: string
  readonly requesterId: number
  readonly from: LocalDate
  readonly to: LocalDate
}

type AwayRow = {
  /** The request it stands beside. */
  readonly besideId: string
  readonly requesterId: number
  readonly from: LocalDate
  readonly to: LocalDate
  readonly status: 'APPROVED' | 'PENDING'
}

/**
 * Leave, approved or asked for, of others in the unit of each requester today that touches the request's dates, by first
 * day. Of each of these people the few requests are read by index ("offset 0" keeps it so), never those of everybody.
 */
export async function listAwayBeside(
  db: Db,
  workspaceId: string,
  requests: readonly BesideRequest[],
  today: LocalDate,
): Promise<AwayRow[]> {
  const ids = requests.map(({ id }) => id)
  const requesterIds = requests.map(({ requesterId }) => requesterId)
  const firsts = requests.map(({ from }) => from)
  const lasts = requests.map(({ to }) => to)
  const { rows: away } = await sql<AwayRow>`
    select beside.id as "besideId", other.employee_id as "requesterId", leave.from_date as "from",
      leave.to_date as "to", leave.status
    from unnest(${ids}::uuid[], ${requesterIds}::integer[], ${firsts}::date[], ${lasts}::date[])
      as beside (id, employee_id, from_date, to_date)
    join employee_job own on own.workspace_id = ${workspaceId} and own.employee_id = beside.employee_id
      and own.valid_from <= ${today} and (own.valid_to is null or own.valid_to >= ${today})
    join employee_job other on other.workspace_id = own.workspace_id and other.unit_id = own.unit_id
      and other.employee_id <> own.employee_id
      and other.valid_from <= ${today} and (other.valid_to is null or other.valid_to >= ${today})
    cross join lateral (
      select r.id, r.from_date, r.to_date, r.status from leave_request r
      where r.workspace_id = other.workspace_id and r.employee_id = other.employee_id
        and r.from_date <= beside.to_date and r.to_date >= beside.from_date
        and r.status in ('APPROVED', 'PENDING') and ${isLeave}
      offset 0) leave
    order by leave.from_date, leave.id ${keepPlan}`.execute(db)
  return away
}
