// The requests of an export, in one statement and so in one snapshot.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { requestExportRow } from '@hr/contract/request-export.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { RequestFilter } from '#api/approval/request-list.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isJobOn } from '#api/people/people-with-job.queries.ts'
import type { Description, Shapes } from './kind.ts'
import { filteredRows } from './request.queries.ts'

type Exported = z.output<ReturnType<typeof requestExportRow<Record<never, never>>>>
type Stored = Omit<Exported, 'requestedAt' | 'decidedAt'> & {
  readonly createdAt: Date
  readonly decidedOn: Date | null
}

const names = (person: 'e' | 'a') => {
  const column = (name: string) => sql.ref(`${person}.${name}`)
  return sql`json_build_object('firstName', ${column('first_name')}, 'lastName', ${column('last_name')},
    'firstNameLo', ${column('first_name_lo')}, 'lastNameLo', ${column('last_name_lo')})`
}

/** Newest first, at most `limit`, with the unit as of `on`. */
export async function listExportRows<S extends Shapes>(
  db: Scope,
  kind: Description<S>,
  { filter }: { readonly filter: RequestFilter },
  { on, limit }: { readonly on: LocalDate; readonly limit: number },
): Promise<(Exported & S['exported'])[]> {
  const own = (kind.exported?.columns ?? []).map(name => sql.ref(`asked.${name}`))
  const { rows } = await sql<Stored & S['exported']>`
    select asked.number, asked."from", asked."to", asked.status, asked.purpose, asked.reason, asked."createdAt",
      ${sql.join(own)}, ${names('e')} as employee, e.staff_id as "staffId", u.name as unit, u.name_lo as "unitLo",
      next.approver as "currentApprover", last."decidedOn"
    from ${filteredRows(db, kind, filter)} as asked
    join employee e on e.workspace_id = ${db.workspaceId} and e.id = asked."requesterId"
    left join employee_job j on ${isJobOn(on)}
    left join org_node u on u.workspace_id = j.workspace_id and u.id = j.unit_id
    -- The step that is ready is the first pending one (domain: readyStep).
    left join lateral (
      select case when a.id is not null then ${names('a')} end as approver
      from approval_step s
      left join employee a on a.workspace_id = s.workspace_id and a.id = s.approver_id
      where s.workspace_id = ${db.workspaceId} and s.kind = ${kind.kind} and s.request_id = asked.id
        and s.status = 'PENDING'
      order by s.approve_order limit 1) next on asked.status = 'PENDING'
    -- The last word on it: a request that was approved may be cancelled later.
    left join lateral (
      select max(v.at) as "decidedOn" from approval_event v
      where v.workspace_id = ${db.workspaceId} and v.kind = ${kind.kind} and v.request_id = asked.id
        and v.action in ('APPROVED', 'REJECTED', 'CANCELLED')) last on asked.status <> 'PENDING'
    order by asked."createdAt" desc, asked.id desc limit ${limit}`.execute(db)
  return rows.map(({ createdAt, decidedOn, ...row }) => ({
    ...row,
    requestedAt: createdAt.toISOString(),
    decidedAt: decidedOn?.toISOString() ?? null,
  }))
}
