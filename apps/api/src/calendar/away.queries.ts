// Colleagues of a unit who are on leave.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { prepared } from '#api/db/connect/prepared.ts'
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
}

type AwayRow = {
  /** The request that waits for a decision. */
  readonly requestId: string
  readonly requesterId: number
  readonly from: LocalDate
  readonly to: LocalDate
  readonly status: 'APPROVED' | 'PENDING'
}

/**
 * Approved and pending leave of others in each requester's current unit that overlaps the request, by first day.
 * "offset 0" makes PostgreSQL read each person's few requests by index instead of everybody's.
 */
export async function listOthersAway(
  db: Scope,
  requests: readonly WaitingRequest[],
  today: LocalDate,
): Promise<AwayRow[]> {
  const ids = requests.map(({ id }) => id)
  const requesterIds = requests.map(({ requesterId }) => requesterId)
  const firsts = requests.map(({ from }) => from)
  const lasts = requests.map(({ to }) => to)
  const { rows: away } = await sql<AwayRow>`
    select request.id as "requestId", other.employee_id as "requesterId", leave.from_date as "from",
      leave.to_date as "to", leave.status
    from unnest(${ids}::uuid[], ${requesterIds}::integer[], ${firsts}::date[], ${lasts}::date[])
      as request (id, employee_id, from_date, to_date)
    join employee_job own on own.workspace_id = ${db.workspaceId} and own.employee_id = request.employee_id
      and ${validOn('own', today)}
    join employee_job other on other.workspace_id = own.workspace_id and other.unit_id = own.unit_id
      and other.employee_id <> own.employee_id
      and ${validOn('other', today)}
    cross join lateral (
      select r.id, r.from_date, r.to_date, r.status from leave_request r
      where r.workspace_id = other.workspace_id and r.employee_id = other.employee_id
        and r.from_date <= request.to_date and r.to_date >= request.from_date
        and r.status in ('APPROVED', 'PENDING') and ${isLeave}
      offset 0) leave
    order by leave.from_date, leave.id ${prepared}`.execute(db)
  return away
}
