// What a kind of request says of itself; the verbs, lists, pages, exports and notifications of this folder do the rest.
import type { Language } from '@hr/contract/messages/text.ts'
import type { ApprovalStep } from '@hr/contract/approval.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { Expression, Kysely, RawBuilder } from 'kysely'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import type { Notice, EngineWork, RequestHead, RequestKind, Work } from '#api/approval/request-kind.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { Refusal } from '#api/http/refusal.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual, TextParameters } from '#api/notification/parameter-text.ts'

/** The types that differ between kinds. */
export type Shapes = {
  /** What a requester sends, without the reason and the approvers. */
  readonly draft: Period
  /** What the request then asks for: the draft, with what was counted and the names of what it refers to. */
  readonly asked: Period
  /** A stored request; it holds what is asked. */
  readonly row: StoredRequest
  /** What decides about a draft, in addition to what `FactsOf` adds. */
  readonly facts: object
  /** What a row, a reader who decides, the page and the preview add to those of every request. */
  readonly shown: object
  readonly decision: object
  readonly detail: object
  readonly preview: object
  /** Columns of an export that are the kind's own. */
  readonly exported: object
}

/** What every stored request has: `requestColumns` and `requestFacts`. */
export type StoredRequest = RequestHead &
  Period & {
    readonly number: number
    readonly originalId: string | null
    readonly reason: string
    readonly createdAt: Date
    readonly historyCount: number
    readonly openChange: OpenChange | null
  }
export type OpenChange = {
  readonly id: string
  readonly number: number
  readonly purpose: 'CANCELLATION' | 'AMENDMENT'
}

export type RowOf<S extends Shapes> = S['row'] & S['asked']
/** A request of one's own that is edited, or of which a change is asked. */
export type OwnRequest<S extends Shapes> = RowOf<S> & {
  /** Itself, and the request it would replace: what they hold is free for the draft. */
  readonly replacedIds: readonly string[]
}
export type DraftOf<S extends Shapes> = S['draft'] & {
  readonly fileCount: number
  /** What the draft edits or replaces; nothing for a new request. */
  readonly own?: OwnRequest<S> | undefined
}
export type FactsOf<S extends Shapes> = S['facts'] & {
  readonly asked: S['asked']
  /** The draft asks for what its own request asks for already: it is neither counted nor decided again. */
  readonly isSame: boolean
  readonly refusal: Refusal | undefined
}

export type SubmitWork<S extends Shapes> = Work<
  S['draft'] & { readonly reason: string; readonly approverIds: readonly number[] }
> & { readonly files: readonly CheckedFile[] }

export type PreviewWork<S extends Shapes> = Work<
  S['draft'] & {
    readonly fileCount: number
    readonly approverIds: readonly number[]
    readonly requestId?: string | undefined
  }
> & { readonly files: readonly unknown[] }

/** A request whose row was just written. */
export type Saved<S extends Shapes> = {
  readonly as: 'NEW' | 'EDIT' | 'AMENDMENT'
  readonly id: string
  readonly employeeId: number
  readonly facts: FactsOf<S>
  /** Of an AMENDMENT. */
  readonly originalId?: string
}

/** Values of columns of the kind's table, which the audit log keeps as well. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>

/** How people are notified of a request: texts of the bell and of e-mail. */
export type Words = {
  /** For the bell: what the request is about, with `from` and `to`. */
  readonly about: TextParameters
  /** For e-mail: the kind in small letters, the type, and how many half days or which times. */
  readonly mail: { readonly request: Bilingual; readonly type: Bilingual; readonly days: number | Bilingual }
}

/** What a kind describes; `kindOf` makes a `Kind` of it. */
export type Description<S extends Shapes> = Pick<
  RequestKind,
  'kind' | 'entity' | 'table' | 'topic' | 'groups'
> & {
  /** Several kinds are rows of the table, told apart by its column `kind`. */
  readonly isTableShared?: true
  /** "Attendance request" */
  readonly name: Bilingual
  /** Where a request is shown, below which its id follows. */
  readonly pages: { readonly owner: string; readonly approver: string }

  /** Everything that decides about a draft, the same for a preview and a request. NOT_FOUND for unknown ids. */
  facts(db: Kysely<Tables>, workspaceId: string, employeeId: number, draft: DraftOf<S>): Promise<FactsOf<S>>
  columns(asked: S['asked']): Columns
  /** Writes what a request holds in other tables. */
  save?(work: SubmitWork<S>, saved: Saved<S>): Promise<void>
  lockCounted?: RequestKind['lockCounted']
  /** A request has a new status, in the transaction of the decision. */
  applyStatus?(
    work: EngineWork,
    change: { readonly head: RequestHead; readonly status: RequestStatus; readonly dates: Period },
    reason: string,
  ): Promise<void>
  /** An approved change takes the place of its original, which has ended (R6). */
  applyReplacement?(work: EngineWork, change: RowOf<S>, reason: string): Promise<void>

  /** The requests for which `is` holds, as `r`. */
  rows(db: Kysely<Tables>, is: RawBuilder<boolean>): Expression<RowOf<S>>
  /** The type of leave, the place of work. */
  title(asked: S['asked']): Bilingual
  /** What was asked, as the history says it. */
  askedText(language: Language, asked: S['asked']): string
  words(asked: S['asked'], purpose: RequestPurpose): Words
  /** Of an event that is notified in words of the kind's own; all others are `REQUEST_<event>`. */
  code?(event: Notice['event'], purpose: RequestPurpose): NotificationCode

  /** Of a kind that is exported: how the audit log calls the list, and columns of `rows`. */
  readonly exported?: {
    readonly name: Bilingual
    readonly columns: readonly (keyof S['exported'] & string)[]
  }

  shown(row: RowOf<S>): S['shown']
  /** By the id of a request: only for rows that the caller decides now. */
  decisions(
    work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
    rows: readonly RowOf<S>[],
  ): Promise<ReadonlyMap<string, S['decision']>>
  detail(work: Work<unknown>, row: RowOf<S>, steps: ApprovalStep[]): Promise<S['detail']>
  preview(work: PreviewWork<S>, previewed: Previewed<S>): Promise<S['preview']>
}

export type Previewed<S extends Shapes> = {
  readonly employeeId: number
  readonly facts: FactsOf<S>
  readonly own: OwnRequest<S> | undefined
}

export type Kind<S extends Shapes> = Description<S> & RequestKind
