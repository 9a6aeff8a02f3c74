// Reads leave requests for lists, details and previews.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LeaveRequest } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { OpenRequest, OpenRequests } from '#api/approval/request-kind.ts'
import { keepPlan } from '#api/db/connect/kept-plans.ts'
import { historyCount, isInFilter } from '#api/approval/request-list.queries.ts'
import type { RequestFilter } from '#api/approval/request-list.queries.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

type Db = Kysely<Tables>
export type LeaveRow = NonNullable<Awaited<ReturnType<typeof findLeaveRow>>>

type OpenChange = Pick<LeaveRequest, 'id' | 'number'> & { readonly purpose: 'CANCELLATION' | 'AMENDMENT' }

type Original = NonNullable<LeaveRequestRow['original']>

/** The requests this one is about, or that are about this one. */
const changes = [
  sql<Original | null>`(select json_build_object('id', o.id, 'number', o.number, 'from', o.from_date, 'to', o.to_date,
      'fromHalf', o.from_half, 'toHalf', o.to_half, 'halfDays', o.half_days,
      'leaveType', json_build_object('id', ot.id, 'name', ot.name, 'nameLo', ot.name_lo, 'color', ot.color))
    from leave_request o join leave_type ot on ot.workspace_id = o.workspace_id and ot.id = o.leave_type_id
    where o.workspace_id = r.workspace_id and o.id = r.original_id)`.as('original'),
  sql<OpenChange | null>`(select json_build_object('id', c.id, 'number', c.number, 'purpose', c.purpose)
    from leave_request c where c.workspace_id = r.workspace_id and c.original_id = r.id and c.status = 'PENDING')`.as(
    'openChange',
  ),
] as const

const columns = [
  'r.id',
  'r.number',
  'r.status',
  'r.employee_id as requesterId',
  'r.purpose',
  'r.original_id as originalId',
  'r.from_date as from',
  'r.to_date as to',
  'r.from_half as fromHalf',
  'r.to_half as toHalf',
  'r.half_days as halfDays',
  'r.reason',
  'r.created_at as createdAt',
  't.id as leaveTypeId',
  't.name as typeName',
  't.name_lo as typeNameLo',
  't.color as typeColor',
] as const

export const filteredLeave = (db: Db, workspaceId: string, filter: RequestFilter) =>
  db
    .selectFrom('leave_request as r')
    .where('r.workspace_id', '=', workspaceId)
    .where(isInFilter('LEAVE', filter))

const isWaiting = ({ whose }: RequestFilter) => typeof whose === 'object' && 'waitsFor' in whose
/** Of all rows, whatever page is asked for. */
const foundCount = sql<number | null>`count(*) over ()`.as('foundCount')
const noCount = sql<number | null>`null`.as('foundCount')

const rows = (db: Db, workspaceId: string, filter: RequestFilter) =>
  filteredLeave(db, workspaceId, filter)
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select(columns)
    .select(changes)
    .select(historyCount('LEAVE'))

/**
 * Newest first. What waits for somebody is found as a whole before its page is cut, so that `foundCount` is known at no cost;
 * null where counting costs more than a page.
 */
export const listLeaveRows = (
  db: Db,
  workspaceId: string,
  filter: RequestFilter,
  { limit, offset, after }: PageWindow<NewestKey>,
) =>
  rows(db, workspaceId, filter)
    .select(isWaiting(filter) ? foundCount : noCount)
    .$if(after !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('r.created_at', 'r.id'), '<', eb.tuple(new Date(after?.[0] ?? ''), after?.[1] ?? '')),
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countLeaveRows = (db: Db, workspaceId: string, filter: RequestFilter): Promise<number> =>
  countRows(db, filteredLeave(db, workspaceId, filter))

export const findLeaveRow = (db: Db, workspaceId: string, id: string) =>
  rows(db, workspaceId, { whose: 'all' }).where('r.id', '=', id).modifyEnd(keepPlan).executeTakeFirst()

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

/** What may still be decided or cancelled, by number (R8, R9). */
export async function listOpenLeave(
  db: Db,
  workspaceId: string,
  { statuses, requesterIds }: OpenRequests,
): Promise<OpenRequest[]> {
  const whose = requesterIds ? { employeeIds: requesterIds } : 'all'
  const open = await rows(db, workspaceId, { whose })
    .where('r.status', 'in', statuses)
    // What an approved cancellation did is done.
    .where(eb => eb.or([eb('r.purpose', '<>', 'CANCELLATION'), eb('r.status', '=', 'PENDING')]))
    .orderBy('r.number')
    .execute()
  return open.map(row => ({
    id: row.id,
    requesterId: row.requesterId,
    status: row.status,
    purpose: row.purpose,
    number: row.number,
    title: row.typeName,
    titleLo: row.typeNameLo,
    from: row.from,
    to: row.to,
  }))
}
