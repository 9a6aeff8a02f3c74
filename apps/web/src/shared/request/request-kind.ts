// What the parts that all kinds of request share must know of one kind (R1): its calls, its pages, its words.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { mayDo, requestPurpose } from '@hr/contract/approval.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import type { Person } from '@hr/contract/person.ts'
import type { decisionEndpoints } from '@hr/contract/request-endpoints.ts'
import type { Href, MadeBy, paths } from '@hr/contract/paths.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import type { Place } from '#web/ui/place.ts'
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
  readonly isWithdrawn: boolean
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
  readonly closedTo: string | null
}

type Decisions<Row, Detail> = ReturnType<typeof decisionEndpoints<z.ZodMiniType<Row>, z.ZodMiniType<Detail>>>

/** The fields depend on the kind; the shape of its endpoint checks them. */
export type FormCall<Answer> = Endpoint<z.ZodMiniType, z.ZodMiniType<Answer>>

type Calls<Row, Detail, Preview> = Decisions<Row, Detail> & {
  readonly preview: FormCall<Preview>
  readonly request: FormCall<Detail>
  readonly edit: FormCall<Detail>
  readonly amend: FormCall<Detail>
}

/** How a new request, a cancellation and a change are named, decided and confirmed (R6). */
type PurposeWords = Record<'title' | 'approve' | 'approved' | 'reject' | 'rejectTitle' | 'rejected', TextKey>

type KindWords = Record<
  /** The pages of the kind. */
  | 'sections'
  /** While the request is loading. */
  | 'request'
  /** The button that opens the form. */
  | 'ask'
  | 'sent'
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
  | 'appliesUntil',
  TextKey
>

/** Own requests, those that wait for the reader, those of the team, and those of the company. */
export type RequestSection = 'mine' | 'waiting' | 'team' | 'all'

type OwnPage = MadeBy<
  (typeof paths)['myLeaveRequest' | 'myAttendanceRequest' | 'myOffSiteRequest' | 'myOtRequest']
>

export type RequestKind<
  Row extends RequestRow = RequestRow,
  Detail extends RequestRow = RequestRow,
  Preview = unknown,
> = {
  readonly code: string
  readonly calls: Calls<Row, Detail, Preview>
  /** `all`, with approve: decides steps without an approver (R2). */
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  readonly pages: Readonly<Record<RequestSection, Place>>
  /** Lists with an entry of their own in the menu have its name. */
  readonly menuNames?: Readonly<Partial<Record<RequestSection, TextKey>>>
  readonly ownPage: (id: string) => OwnPage
  readonly approverPage: (id: string) => Href
  readonly words: KindWords & { readonly purposes: Readonly<Record<Purpose, PurposeWords>> }
}
