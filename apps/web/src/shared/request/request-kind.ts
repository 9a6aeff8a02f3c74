// What the parts that all kinds of request share must know of one kind (R1): its calls, its pages, its words.
import type { RequestStatus, mayDo, requestPurpose } from '@hr/contract/approval.ts'
import type { Person } from '@hr/contract/person.ts'
import type { decisionEndpoints } from '@hr/contract/request-endpoints.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'

type Purpose = z.output<typeof requestPurpose>

/** What a request of any kind shows. */
export type RequestRow = {
  readonly id: string
  readonly number: number
  readonly status: RequestStatus
  readonly employee: Person
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly createdAt: string
  readonly historyCount: number
  readonly purpose: Purpose
  readonly original: {
    readonly id: string
    readonly number: number
    readonly from: string
    readonly to: string
  } | null
  readonly openChange: { readonly id: string; readonly number: number; readonly purpose: Purpose } | null
  readonly progress: { readonly order: number; readonly total: number }
  readonly currentApprover: Person | null
  readonly waitingSince: string | null
  readonly may: z.output<typeof mayDo>
}

type AnyRow = z.ZodMiniType<RequestRow>
type Calls = ReturnType<typeof decisionEndpoints<AnyRow, AnyRow>>

/** How a new request, a cancellation and a change are named, decided and told (R6). */
type PurposeWords = Record<'title' | 'approve' | 'approved' | 'reject' | 'rejectTitle' | 'rejected', TextKey>

type KindWords = Record<
  /** With {{name}} and {{dates}}: the buttons of a row. */
  | 'approveOf'
  | 'rejectOf'
  | 'undoOf'
  /** With {{name}}: of several steps. */
  | 'approvedStep'
  | 'cancel'
  | 'cancelTitle'
  /** With {{name}}. */
  | 'cancelText'
  | 'cancelled'
  | 'withdrawText'
  /** The button that does not cancel what is approved. */
  | 'keep'
  | 'askToCancelTitle'
  | 'askToCancelText'
  | 'cancellationWaits'
  | 'amendmentWaits'
  | 'holdsUntil',
  TextKey
>

export type RequestKind = {
  readonly calls: Pick<Calls, 'getFile' | 'approve' | 'reject' | 'decide' | 'cancel' | 'requestCancellation'>
  /** What a decision makes stale. */
  readonly reads: readonly string[]
  /** Whoever holds `approve` on it decides steps without an approver (R2). */
  readonly all: PageGroup
  readonly ownPage: (id: string) => string
  readonly approverPage: (id: string) => string
  readonly words: KindWords & { readonly purposes: Readonly<Record<Purpose, PurposeWords>> }
}
