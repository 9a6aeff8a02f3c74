// Colleagues of a unit who are on leave.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { validOn } from '#api/people/valid-on.ts'

/** A request to cancel or change leave does not count as leave; an approved change does (R6). */
export const isLeave = sql<boolean>`(r.purpose = 'NEW' or (r.purpose = 'AMENDMENT' and r.status <> 'PENDING'))`

/** A request of any kind. */
export type WaitingRequest = {
  readonly id: string
  readonly requesterId: number
  readonly from: LocalDate
  readonly to: LocalDate
  /** Of leave only. */
  readonly leaveTypeId?: string
}

/**
 * The requests as rows of `request`. The subqueries hide how many there are, so that one plan serves any number
 * (docs/decisions/0039-prepared-statements.md).
 */
export function waitingRequests(requests: readonly WaitingRequest[]) {
  const column = (type: string, valueOf: (request: WaitingRequest) => unknown) =>
    sql`(select ${requests.map(valueOf)}::${sql.raw(type)}[])`
  return sql`unnest(${sql.join([
    column('uuid', ({ id }) => id),
    column('integer', ({ requesterId }) => requesterId),
    column('date', ({ from }) => from),
    column('date', ({ to }) => to),
    column('uuid', ({ leaveTypeId }) => leaveTypeId ?? null),
  ])}) as request (id, employee_id, from_date, to_date, leave_type_id)`
}

const mostShownAway = 10

/**
 * Approved and pending leave of others in the current unit of the requester that overlaps the row of `request`, by first
 * day. "offset 0" makes PostgreSQL read each person's few requests by index instead of everybody's.
 */
export const colleaguesAway = (db: Scope, today: LocalDate) => sql<AwayColleagues>`(
  select json_build_object('awayCount', count(*), 'away', coalesce(json_agg(
    json_build_object('from', found.from_date, 'to', found.to_date, 'status', found.status, 'employee', (
      select json_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name,
        'firstNameLo', e.first_name_lo, 'lastNameLo', e.last_name_lo, 'profileImage', e.profile_image)
      from employee e where e.workspace_id = ${db.workspaceId} and e.id = found.employee_id))
    order by found.place) filter (where found.place <= ${sql.lit(mostShownAway)}), '[]'))
  from (
    select other.employee_id, leave.*, row_number() over (order by leave.from_date, leave.id) as place
    from employee_job own
    join employee_job other on other.workspace_id = own.workspace_id and other.unit_id = own.unit_id
      and other.employee_id <> own.employee_id and ${validOn('other', today)}
    cross join lateral (
      select r.id, r.from_date, r.to_date, r.status from leave_request r
      where r.workspace_id = other.workspace_id and r.employee_id = other.employee_id
        and r.from_date <= request.to_date and r.to_date >= request.from_date
        and r.status in ('APPROVED', 'PENDING') and ${isLeave}
      offset 0) leave
    where own.workspace_id = ${db.workspaceId} and own.employee_id = request.employee_id and ${validOn('own', today)}
  ) found)`
