// What the approval engine must know about a kind of request; each of the four features describes its own (R1).
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'
import type { Topic } from '@hr/contract/endpoint.ts'
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind as Kind } from '#api/db/schema/leave-tables.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { HistoryText } from './history-text.ts'
import type { RequestTable } from './request-locks.queries.ts'
import type { StepProgress } from './step-progress.ts'

declare module '#api/services.ts' {
  interface Services {
    /** All kinds of requests (request-kinds.ts). */
    readonly kinds: readonly RequestKind[]
  }
}

/** The context of a verb: a call over HTTP, or the demo seed with its own clock. */
export type Work<Input> = Pick<
  Context<Input, AppCaller>,
  'db' | 'caller' | 'input' | 'now' | 'language' | 'services'
>

/** A context without a required caller: for effects in a call or in a job. */
export type EngineWork = Pick<Work<unknown>, 'db' | 'now' | 'language' | 'services'> & {
  /** The calling employee, if there is one. */
  readonly caller: Pick<AppCaller, 'workspaceId'> & Partial<Pick<AppCaller, 'employeeId'>>
}

/** Fields of every kind of request. */
export type RequestHead = {
  readonly id: string
  readonly requesterId: number
  readonly status: RequestStatus
  readonly purpose: RequestPurpose
}

/** The actor, for texts. */
export type By = Pick<AppCaller, 'employeeId' | 'accountId'> & {
  /** The approver they decided for (R10). */
  readonly actedFor: number | null
}

/**
 * A notification: `WAITING` and `REMINDED` go to the next deciders, `REQUESTED` to the person for whom somebody else asks,
 * the others to the people concerned.
 */
export type Notice = {
  readonly event:
    | 'REQUESTED'
    | 'WAITING'
    | 'REMINDED'
    | 'EDITED'
    | 'STEP_APPROVED'
    | 'APPROVED'
    | 'REJECTED'
    | 'CANCELLED'
    | 'REASSIGNED'
  readonly employeeIds: readonly number[]
  readonly by: By | null
  readonly comment: HistoryText
  /** For EDITED: the readers are still to decide. */
  readonly asks?: boolean
  /** For REASSIGNED: old and new approver (R9). */
  readonly approvers?: { readonly before: Bilingual; readonly after: Bilingual }
  /** For STEP_APPROVED. */
  readonly progress?: StepProgress | undefined
  /** For REMINDED: working days without a decision. */
  readonly waitedDays?: number
}

/** A request that can still be decided or cancelled, for lists of affected requests. */
export type OpenRequest = RequestHead & {
  readonly number: number
  readonly title: string
  readonly titleLo: string
  readonly from: LocalDate
  readonly to: LocalDate
}
export type OpenRequests = {
  readonly statuses: readonly ('PENDING' | 'APPROVED')[]
  /** All requesters if missing. */
  readonly requesterIds?: readonly number[] | undefined
}

export type RequestKind = {
  readonly kind: Kind
  /** Name in the audit log. */
  readonly entity: AuditEntity
  readonly table: RequestTable
  readonly topic: Topic
  /** Groups by scope (P5); `all` with `approve` decides unassigned steps (R2), with `edit` cancels (R6). */
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  /** Locks the facts that requests are counted with; called before any request is locked. */
  lockCounted(db: Scope): Promise<void>
  /** Locks the request until the transaction ends. */
  lock(db: Scope, id: string): Promise<RequestHead | undefined>
  /** The last day of the closed period that approving it changes (A13). */
  findClosedTo(db: Scope, id: string): Promise<LocalDate | null>
  /** Saves the final status and applies its effect in the transaction of the decision, with its comment (R5). */
  settle(work: EngineWork, head: RequestHead, status: RequestStatus, reason: string): Promise<void>
  /** The original of a change, locked, with the number of the change (R6). */
  lockOriginal(
    db: Scope,
    id: string,
  ): Promise<(RequestHead & { readonly changeNumber: number | null }) | undefined>
  /** The pending change of an approved request, locked: it ends with the request (R6). */
  lockOpenChange(db: Scope, id: string): Promise<RequestHead | undefined>
  /** Applies an approved change in place of its ended original (R6). Returns its dates. */
  replaceOriginal(work: EngineWork, change: RequestHead, reason: string): Promise<Period>
  /** Sends all notifications of one verb about a request. */
  notify(work: EngineWork, head: RequestHead, notices: readonly Notice[]): Promise<void>
  /** By number. */
  listOpen(db: Scope, which: OpenRequests): Promise<OpenRequest[]>
}
