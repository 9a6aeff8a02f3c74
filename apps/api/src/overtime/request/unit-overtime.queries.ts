// Overtime of a unit on the days of requests.
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { todayIn } from '#api/company/today.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { personColumns } from '#api/people/person.ts'
import type { PersonRow } from '#api/people/person.ts'
import { validOn } from '#api/people/valid-on.ts'
import type { OtRow } from './ot-request.queries.ts'

type UnitOvertime = PersonRow & {
  /** The request that waits for a decision. */
  readonly requestId: string
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
  readonly status: 'APPROVED' | 'PENDING'
  /** How many there are. */
  readonly found: number
}

/**
 * Approved and pending overtime of others on the date of each request, of the requester's current unit and those below, the
 * earliest `most`. "offset 0" makes PostgreSQL read each person's few requests by index instead of everybody's.
 */
export async function listUnitOvertime(
  db: Scope,
  requests: readonly Pick<OtRow, 'id' | 'requesterId' | 'date'>[],
  most: number,
): Promise<UnitOvertime[]> {
  const { workspaceId } = db
  const today = await todayIn(db)
  const ids = requests.map(({ id }) => id)
  const requesterIds = requests.map(({ requesterId }) => requesterId)
  const dates = requests.map(({ date }) => date)
  const person = sql.join(personColumns.map(column => sql.ref(`e.${column}`)))
  const { rows } = await sql<UnitOvertime>`
    with recursive request as (
      select * from unnest(${ids}::uuid[], ${requesterIds}::integer[], ${dates}::date[])
        as request (id, employee_id, date)
    ), unit as (
      select request.id as request_id, own.unit_id as id from request
      join employee_job own on own.workspace_id = ${workspaceId} and own.employee_id = request.employee_id
        and ${validOn('own', today)}
      union
      select unit.request_id, n.id from unit join org_node n on n.workspace_id = ${workspaceId} and n.parent_id = unit.id
    ), found as (
      select request.id as request_id, overtime.*, (count(*) over same)::integer as found,
        row_number() over (same order by overtime.time_in, overtime.number) as place
      from unit
      join request on request.id = unit.request_id
      join employee_job other on other.workspace_id = ${workspaceId} and other.unit_id = unit.id
        and other.employee_id <> request.employee_id and ${validOn('other', today)}
      cross join lateral (
        select r.employee_id, r.number, r.time_in, r.time_out, r.status from ot_request r
        where r.workspace_id = other.workspace_id and r.employee_id = other.employee_id
          and r.from_date = request.date and r.status in ('APPROVED', 'PENDING')
          and (r.purpose = 'NEW' or (r.purpose = 'AMENDMENT' and r.status = 'APPROVED'))
        offset 0) overtime
      window same as (partition by request.id)
    )
    select found.request_id as "requestId", found.time_in as "timeIn", found.time_out as "timeOut", found.status,
      found.found, ${person}
    from found join employee e on e.workspace_id = ${workspaceId} and e.id = found.employee_id
    where found.place <= ${most}
    order by found.request_id, found.place ${prepared}`.execute(db)
  return rows
}
