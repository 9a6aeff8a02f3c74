// All SQL of the steps of requests (R2, R11).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Step, StepStatus } from '@hr/domain/approval/step.ts'
import type { Expression, RawBuilder, Updateable } from 'kysely'
import { sql } from 'kysely'
import { writeNow } from '#api/db/connect/commit-writes.ts'
import { lateInsert } from '#api/db/connect/late-insert.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { ApprovalStep, RequestKind } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

/** A kind of request, or its code alone. */
export type RequestsOf = { readonly kind: RequestKind }
export type StoredStep = Step & {
  readonly requestId: string
  readonly resolver: ApprovalStep['resolver']
  readonly skipReason: ApprovalStep['skip_reason']
  readonly decidedBy: number | null
  readonly decidedFor: number | null
  readonly decidedAt: Date | null
  readonly comment: string
}

/** The steps of requests, in order. */
export async function listSteps(
  db: Scope,
  kind: RequestsOf,
  requestIds: readonly string[],
): Promise<StoredStep[]> {
  if (requestIds.length === 0) return []
  return stepsWhere(db, kind, sql`request_id = any(${requestIds}::uuid[])`).execute()
}

type StepsFor = { readonly requestId: string; readonly delegators: Expression<unknown> }

/** The steps of one request; each names the approvers for whom the reader decides. */
export const listStepsFor = (db: Scope, kind: RequestsOf, { requestId, delegators }: StepsFor) =>
  stepsWhere(db, kind, sql`request_id = ${requestId}::uuid`)
    .select(sql<number[]>`array(${delegators})`.as('delegators'))
    .modifyEnd(prepared)
    .execute()

/** To execute, or to select as JSON. */
export const stepsWhere = (db: Scope, { kind }: RequestsOf, is: RawBuilder<unknown>) =>
  db
    .from('approval_step')
    .select([
      'request_id as requestId',
      'approve_order as approveOrder',
      'resolver',
      'approver_id as approverId',
      'status',
      'skip_reason as skipReason',
      'decided_by as decidedBy',
      'decided_for as decidedFor',
      'decided_at as decidedAt',
      'comment',
    ])
    .where('kind', '=', kind)
    .where(sql<boolean>`${is}`)
    .orderBy('request_id')
    .orderBy('approve_order')

const stepRows = lateInsert('approval_step', [
  'workspace_id',
  'kind',
  'request_id',
  'approve_order',
  'resolver',
  'approver_id',
  'status',
  'skip_reason',
])
type NewStep = Pick<Step, 'approveOrder' | 'approverId' | 'status'> &
  Pick<StoredStep, 'resolver' | 'skipReason'>

/** Steps that nobody has decided, to write with their request. */
export const newSteps = (
  db: Scope,
  { kind }: RequestsOf,
  requestId: string,
  steps: readonly NewStep[],
): LateRows => ({
  insert: stepRows,
  rows: steps.map(step => ({
    workspace_id: db.workspaceId,
    kind,
    request_id: requestId,
    approve_order: step.approveOrder,
    resolver: step.resolver,
    approver_id: step.approverId,
    status: step.status,
    skip_reason: step.skipReason,
  })),
})

export const insertStep = (db: Scope, kind: RequestsOf, requestId: string, step: NewStep): void =>
  writeNow(db, [newSteps(db, kind, requestId, [step])])

/** Before a line restarts. */
export async function deleteSteps(db: Scope, { kind }: RequestsOf, requestId: string): Promise<void> {
  await db.delete('approval_step').where('kind', '=', kind).where('request_id', '=', requestId).execute()
}

type Decided = {
  readonly requestId: string
  readonly approveOrder: number
  readonly status: 'APPROVED' | 'REJECTED'
  /** Null for an owner without an employee record; the history names the account. */
  readonly decidedBy: number | null
  readonly decidedFor: number | null
  readonly decidedAt: Date
  readonly comment: string
}

export const updateDecidedStep = (db: Scope, kind: RequestsOf, step: Decided): Promise<void> =>
  updatePendingStep(db, kind, step, {
    status: step.status,
    decided_by: step.decidedBy,
    decided_for: step.decidedFor,
    decided_at: step.decidedAt,
    comment: step.comment,
  })

type Reassigned = Pick<StoredStep, 'approveOrder' | 'approverId' | 'status' | 'skipReason'>

/** Reassigns or skips an open step (R9). */
export const updateOpenStep = (
  db: Scope,
  kind: RequestsOf,
  requestId: string,
  { approveOrder, approverId, status, skipReason }: Reassigned,
): Promise<void> =>
  updatePendingStep(
    db,
    kind,
    { requestId, approveOrder },
    { approver_id: approverId, status, skip_reason: skipReason },
  )

/** The request is locked and the step was pending, so anything else is a bug and must not be saved. */
async function updatePendingStep(
  db: Scope,
  { kind }: RequestsOf,
  { requestId, approveOrder }: Pick<StoredStep, 'requestId' | 'approveOrder'>,
  change: Updateable<Tables['approval_step']>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .update('approval_step')
    .set(change)
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('approve_order', '=', approveOrder)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Step ${approveOrder} of ${requestId} is not pending`)
}

/** Records today's reminder of a step (R11). Requires the lock of the request. */
export async function markReminded(
  db: Scope,
  { kind }: RequestsOf,
  requestId: string,
  { approveOrder, today }: { readonly approveOrder: number; readonly today: LocalDate },
): Promise<void> {
  await db
    .update('approval_step')
    .set({ reminded_on: today })
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('approve_order', '=', approveOrder)
    .execute()
}

/** Cancels the pending steps. */
export async function cancelSteps(
  db: Scope,
  { kind }: RequestsOf,
  requestId: string,
  approveOrders: readonly number[],
): Promise<void> {
  if (approveOrders.length === 0) return
  const status: StepStatus = 'CANCELLED'
  const update = db
    .update('approval_step')
    .set({ status })
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .where('approve_order', 'in', approveOrders)
  await sendWrite(db, update.compile())
}
