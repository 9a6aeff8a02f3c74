// Steps that wait for a decision and since when, from the history of every kind of request (R3, R11).
import type { Scope } from '#api/db/connect/scope.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { RequestsOf } from './step.store.ts'

export type WaitingStep = {
  readonly requestId: string
  readonly approveOrder: number
  readonly approverId: number | null
  readonly remindedOn: LocalDate | null
  /** Start of the approver's turn: the line (re)started, the previous step was approved, or the step was reassigned. */
  readonly since: Date
}
type Which = {
  /** Waiting since before this instant. */
  readonly before: Date
  /** Not reminded on this day or later. */
  readonly today: LocalDate
  /** Only of this request. */
  readonly requestId?: string
}

/** Current steps (domain: readyStep), longest waiting first. */
export async function listWaitingSteps(
  db: Scope,
  { kind }: RequestsOf,
  { before, today, requestId }: Which,
): Promise<WaitingStep[]> {
  const { rows } = await sql<WaitingStep>`
    select s.request_id as "requestId", s.approve_order as "approveOrder", s.approver_id as "approverId",
      s.reminded_on as "remindedOn", max(e.at) as since
    from approval_step s
    join approval_event e on e.workspace_id = s.workspace_id and e.kind = s.kind and e.request_id = s.request_id
      and (e.action in ('REQUESTED', 'APPROVED')
        or e.action in ('EDITED', 'REASSIGNED') and e.approve_order <= s.approve_order)
    where s.workspace_id = ${db.workspaceId} and s.kind = ${kind} and s.status = 'PENDING'
      and (s.reminded_on is null or s.reminded_on < ${today})
      and (${requestId ?? null}::uuid is null or s.request_id = ${requestId ?? null}::uuid)
      and not exists (
        select from approval_step earlier
        where earlier.workspace_id = s.workspace_id and earlier.kind = s.kind and earlier.request_id = s.request_id
          and earlier.status = 'PENDING' and earlier.approve_order < s.approve_order)
    group by s.request_id, s.approve_order, s.approver_id, s.reminded_on
    having max(e.at) < ${before}
    order by since, s.request_id`.execute(db)
  return rows
}
