// Reads the requests of all kinds about one day of a person.
import type { RequestOfDay } from '@hr/contract/attendance.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { DayOf } from '../overtime/ot-record.store.ts'

/** An approved cancellation has ended its request, so neither of the two is about the day any more. */
export async function listRequestsOn(db: Scope, { employeeId, date }: DayOf): Promise<RequestOfDay[]> {
  const isOn = sql`r.workspace_id = ${db.workspaceId} and r.employee_id = ${employeeId}
    and ${date} between r.from_date and r.to_date and r.status <> 'CANCELLED'
    and not (r.purpose = 'CANCELLATION' and r.status = 'APPROVED')`
  const columns = sql`r.id, r.number, r.purpose, r.status, r.created_at`
  const requests = sql`
    select 'LEAVE' as kind, ${columns}, t.name, t.name_lo, null as time_in, null as time_out from leave_request r
      join leave_type t on t.workspace_id = r.workspace_id and t.id = r.leave_type_id where ${isOn}
    union all
    select r.kind, ${columns}, coalesce(t.name, r.place), coalesce(t.name_lo, ''), r.time_in, r.time_out
      from attendance_request r
      left join attendance_type t on t.workspace_id = r.workspace_id and t.id = r.attendance_type_id where ${isOn}
    union all
    select 'OT', ${columns}, '', '', r.time_in, r.time_out from ot_request r where ${isOn}`
  const { rows } = await sql<RequestOfDay>`
    select kind, id, number, purpose, status, name, name_lo as "nameLo", time_in as "timeIn", time_out as "timeOut"
    from (${requests}) r order by created_at, id`.execute(db)
  return rows
}
