// The description of a kind of request; the verbs, lists, pages, exports and notifications in this folder work with it.
import type { Language } from '@hr/contract/messages/text.ts'
import type { ApprovalStep } from '@hr/contract/approval.ts'
import type { Href } from '@hr/contract/paths.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Expression, RawBuilder } from 'kysely'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import type { Notice, EngineWork, RequestHead, RequestKind, Work } from '#api/approval/request-kind.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Refusal } from '#api/http/refusal.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual, TextParameters } from '#api/notification/parameter-text.ts'

/** The types that differ between kinds. */
export type Shapes = {
  /** What a requester submits, without the reason and the approvers. */
  readonly draft: object
  /** What is requested: the draft with counted days and the names of its references. */
  readonly asked: Period
  /** A stored request, including what is requested. */
  readonly row: StoredRequest
  /** Facts to check a draft, in addition to those of `FactsOf`. */
  readonly facts: object
  /** Fields that the kind adds to a row, to a row the reader decides, to the page and to the preview. */
  readonly shown: object
  readonly decision: object
  readonly detail: object
  /** What `pageColumns` selects. */
  readonly page: object
  readonly preview: object
  /** The kind's own export columns. */
  readonly exported: object
}

/** Fields of every stored request: `requestColumns` and `requestFacts`. */
export type StoredRequest = RequestHead &
  Period & {
    readonly number: number
    readonly originalId: string | null
    readonly reason: string
    readonly createdAt: Date
    readonly historyCount: number
    readonly fileCount: number
    readonly openChange: OpenChange | null
    /** The dates of the request that this one changes. */
    readonly original: Period | null
  }
export type OpenChange = {
  readonly id: string
  readonly number: number
  readonly purpose: 'CANCELLATION' | 'AMENDMENT'
}

export type RowOf<S extends Shapes> = S['row'] & S['asked']
/** One's own request that is edited or to be changed. */
export type OwnRequest<S extends Shapes> = RowOf<S> & {
  /** Itself and the request it would replace: what they hold is available to the draft. */
  readonly replacedIds: readonly string[]
}
export type DraftOf<S extends Shapes> = S['draft'] & {
  readonly fileCount: number
  /** The request that the draft edits or replaces; missing for a new one. */
  readonly own?: OwnRequest<S> | undefined
}
export type FactsOf<S extends Shapes> = S['facts'] & {
  readonly asked: S['asked']
  /** The draft equals its own request: it is not counted or decided again. */
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

/** What approving a request or a draft would change. */
export type Approval<S extends Shapes> = {
  readonly id: string
  readonly requesterId: number
  /** What applies then; null for a cancellation. */
  readonly asked: S['asked'] | null
  /** What no longer applies then. */
  readonly replaced: (Period & { readonly ids: readonly string[] }) | null
}

export type Saved<S extends Shapes> = {
  readonly id: string
  readonly employeeId: number
  readonly facts: FactsOf<S>
  /** Of a change (R6). */
  readonly originalId?: string
}

/** Values of the kind's own columns, also stored in the audit log. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>

/** Texts of notifications and mails about a request. */
export type Words = {
  /** Parameters for the bell, with `from` and `to`. */
  readonly about: TextParameters
  /** For mail: the kind in lower case, the type, and the number of half days or the times. */
  readonly mail: { readonly request: Bilingual; readonly type: Bilingual; readonly days: number | Bilingual }
}

/** The description of a kind; `kindOf` turns it into a `Kind`. */
export type Description<S extends Shapes> = Pick<
  RequestKind,
  'kind' | 'entity' | 'table' | 'topic' | 'groups'
> & {
  /** Several kinds share the table and differ by its column `kind`. */
  readonly isTableShared?: true
  /** "Attendance request" */
  readonly name: Bilingual
  /** Pages of a request, to which its id is appended. */
  readonly pages: Readonly<Record<'owner' | 'approver', (id: string) => Href>>

  /** All facts to check a draft, for a preview and a request alike. Throws NOT_FOUND for unknown ids. */
  facts(db: Scope, employeeId: number, draft: DraftOf<S>): Promise<FactsOf<S>>
  columns(asked: S['asked']): Columns
  /** What a new request has in other tables: rows to write with it. */
  held?(work: SubmitWork<S>, saved: Saved<S>): Promise<readonly LateRows[]>
  /** Writes what an edited request has in other tables. */
  saveEdit?(work: SubmitWork<S>, saved: Saved<S>): Promise<void>
  /** Turns an error of the database that the check before missed into a refusal. */
  refusing?<T>(asked: S['asked'], write: () => Promise<T>): Promise<T>
  lockCounted?: RequestKind['lockCounted']
  /** Called when a request gets a new status, in the transaction of the decision. */
  applyStatus?(
    work: EngineWork,
    change: { readonly head: RequestHead; readonly status: RequestStatus; readonly dates: Period },
    reason: string,
  ): Promise<void>
  /** Applies an approved change after its original has ended (R6). */
  applyReplacement?(work: EngineWork, change: RowOf<S>, reason: string): Promise<void>

  /**
   * For a kind that also changes days other than its own: by id, the last day of the closed period that approving each
   * changes (A13).
   */
  closedBeyond?(db: Scope, approvals: readonly Approval<S>[]): Promise<ReadonlyMap<string, LocalDate>>

  /** A query of the requests that match `is`, aliased as `r`. */
  rows(db: Scope, is: RawBuilder<boolean>): Expression<RowOf<S>>
  /** Further columns of the page of a request, which is aliased as `asked`. */
  pageColumns?(db: Scope): RawBuilder<unknown>
  /** Such as the leave type or the place of work. */
  title(asked: S['asked']): Bilingual
  /** What is requested, as text for the history. */
  askedText(language: Language, asked: S['asked']): string
  words(asked: S['asked'], purpose: RequestPurpose): Words
  /** The notification code of an event with its own text; all others are those of `REQUEST_`. */
  code?(event: Notice['event'], purpose: RequestPurpose): NotificationCode

  /** For a kind that is exported: the name of the list in the audit log, and columns of `rows`. */
  readonly exported?: {
    readonly name: Bilingual
    readonly columns: readonly (keyof S['exported'] & string)[]
  }

  shown(row: RowOf<S>): S['shown']
  /** By request id, for rows that the caller can decide now. */
  decisions(
    work: Pick<Work<unknown>, 'db' | 'caller' | 'now'>,
    rows: readonly RowOf<S>[],
  ): Promise<ReadonlyMap<string, S['decision']>>
  detail(
    work: Work<unknown>,
    row: RowOf<S> & S['page'],
    seen: {
      readonly steps: ApprovalStep[]
      /** What `decisions` gives for the row; undefined if the caller cannot decide it. */
      readonly decision: Promise<S['decision'] | undefined>
    },
  ): Promise<S['detail']>
  preview(work: PreviewWork<S>, previewed: Previewed<S>): Promise<S['preview']>
}

export type Previewed<S extends Shapes> = {
  readonly employeeId: number
  readonly facts: FactsOf<S>
  readonly own: OwnRequest<S> | undefined
}

export type Kind<S extends Shapes> = Description<S> & RequestKind
