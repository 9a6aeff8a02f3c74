// The leave of people on single days, pending or approved; a request to cancel or change leave does not count (R6).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Half } from '@hr/domain/leave/leave-days.ts'
import { sql } from 'kysely'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isLeave } from './away.queries.ts'

/** `half`: null for the whole day. */
export type LeaveOn = { readonly status: 'APPROVED' | 'PENDING'; readonly half: Half | null }
type Asked = { readonly requesterId: number; readonly date: LocalDate }

const keyOf = ({ requesterId, date }: Asked) => `${requesterId} ${date}`

/** Of several on a day, the approved and earlier one. */
export async function loadLeaveOn(
  db: Scope,
  asked: readonly Asked[],
): Promise<(of: Asked) => LeaveOn | null> {
  const { rows } = await sql<Asked & LeaveOn>`
    select asked.employee_id as "requesterId", asked.date, leave.status, leave.half
    from unnest(
      (select ${asked.map(({ requesterId }) => requesterId)}::integer[]),
      (select ${asked.map(({ date }) => date)}::date[])
    ) as asked (employee_id, date)
    cross join lateral (
      select r.status, case
        when asked.date = r.from_date and r.from_half = 'PM' then 'PM'
        when asked.date = r.to_date and r.to_half = 'AM' then 'AM' end as half
      from leave_request r
      where r.workspace_id = ${db.workspaceId} and r.employee_id = asked.employee_id
        and r.from_date <= asked.date and r.to_date >= asked.date
        and r.status in ('APPROVED', 'PENDING') and ${isLeave}
      order by r.status = 'PENDING', r.from_date
      limit 1
    ) leave ${prepared}`.execute(db)
  const leaveOf = new Map(rows.map(({ status, half, ...of }) => [keyOf(of), { status, half }]))
  return of => leaveOf.get(keyOf(of)) ?? null
}
