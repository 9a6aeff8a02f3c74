// What the engine of approvals must know of a kind of request: each of the four features describes its own (R1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { RequestKind as Kind } from '#api/db/schema/leave-tables.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import type { LiveTopic } from '#api/live/publish-live.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { HistoryText } from './history-text.ts'
import type { RequestTable } from './request-locks.queries.ts'
import type { StepProgress } from './step-progress.ts'

declare module '#api/services.ts' {
  interface Services {
    /** Every kind of request there is (request-kinds.ts). */
    readonly kinds: readonly RequestKind[]
  }
}

/** What a verb works with: a request over HTTP, or the demo data with a clock of its own. */
export type Work<Input> = Pick<
  Context<Input, AppCaller>,
  'db' | 'caller' | 'input' | 'now' | 'language' | 'services'
>

/** Work that nobody signed in need have asked for: what a kind does by itself, in a request or in a job. */
export type EngineWork = Pick<Work<unknown>, 'db' | 'now' | 'language' | 'services'> & {
  /** The employee who asks for it, when one does. */
  readonly caller: Pick<AppCaller, 'workspaceId'> & Partial<Pick<AppCaller, 'employeeId'>>
}

/** What every kind of request has. */
export type RequestHead = {
  readonly id: string
  readonly requesterId: number
  readonly status: RequestStatus
  readonly purpose: RequestPurpose
}

/** Who did it, for texts. */
export type By = Pick<AppCaller, 'employeeId' | 'accountId'> & {
  /** The approver they stood in for (R10). */
  readonly actedFor: number | null
}

/** What people are told about: `WAITING` and `REMINDED` go to those who decide next, the others to whom they concern. */
export type Notice = {
  readonly event:
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
  /** Of REASSIGNED: who was asked, and who is asked instead (R9). */
  readonly approvers?: { readonly before: Bilingual; readonly after: Bilingual }
  /** Of STEP_APPROVED. */
  readonly progress?: StepProgress | undefined
  /** Of REMINDED: how many working days nobody has decided. */
  readonly waitedDays?: number
}

/** A request that may still be decided or cancelled, as it is named where something else affects it. */
export type OpenRequest = RequestHead & {
  readonly number: number
  readonly title: string
  readonly titleLo: string
  readonly from: LocalDate
  readonly to: LocalDate
}
export type OpenRequests = {
  readonly statuses: readonly ('PENDING' | 'APPROVED')[]
  /** Everybody's when left out. */
  readonly requesterIds?: readonly number[] | undefined
}

export type RequestKind = {
  readonly kind: Kind
  /** As the audit log names it. */
  readonly entity: string
  readonly table: RequestTable
  readonly topic: LiveTopic
  /** Whose requests a reader sees (P5); `all` with `approve` decides unassigned steps (R2), with `edit` cancels (R6). */
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  /** Locks what requests are counted with, until the transaction ends and before any request is locked. */
  lockCounted(db: WorkspaceTransaction, workspaceId: string): Promise<void>
  /** Locks the request until the transaction ends. */
  lock(db: WorkspaceTransaction, workspaceId: string, id: string): Promise<RequestHead | undefined>
  /** Saves the status a request ends with and applies its effect, in the transaction of the decision (R5), with its comment. */
  settle(work: EngineWork, head: RequestHead, status: RequestStatus, reason: string): Promise<void>
  /** What a change is about, locked, with the number of the change (R6). */
  lockOriginal(
    db: WorkspaceTransaction,
    workspaceId: string,
    id: string,
  ): Promise<(RequestHead & { readonly changeNumber: number | null }) | undefined>
  /** What waits for a decision about an approved request, locked: it ends with it (R6). */
  lockOpenChange(db: WorkspaceTransaction, workspaceId: string, id: string): Promise<RequestHead | undefined>
  /** An approved change takes the place of its original, which has ended (R6); gives its dates. */
  replaceOriginal(work: EngineWork, change: RequestHead, reason: string): Promise<Period>
  /** All that one verb tells about a request. */
  notify(work: EngineWork, head: RequestHead, notices: readonly Notice[]): Promise<void>
  /** By number. */
  listOpen(db: WorkspaceTransaction, workspaceId: string, which: OpenRequests): Promise<OpenRequest[]>
}
