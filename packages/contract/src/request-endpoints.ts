// The calls that every kind of request has (R1-R7): one description for all of them.
import { requestStatuses } from '@hr/domain/approval/step.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import {
  decisionResults,
  decisionsInput,
  mostDecided,
  requestFiles,
  requestScopes,
  seenHistory,
  seenStep,
  unreadByPreview,
} from './approval.ts'
import { endpoint } from './endpoint.ts'
import type { Topic } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, comment, employeeId, id, localDate, reason, requiredComment, search } from './field.ts'

/** What a screen narrows a list of requests by. */
export const requestFilter = {
  status: z.optional(choice(requestStatuses)),
  from: z.optional(localDate()),
  to: z.optional(localDate()),
  search: search(),
}

/** What the reader saw and means: REQUEST_EDITED when it was edited since. */
const seen = { approveOrder: z.optional(seenStep), seenHistory: z.optional(seenHistory) }

/** Added by the requester, before the last step. */
const approverIds = z._default(z.array(employeeId()).check(z.maxLength(5)), [])

/** The requester or the next approver is notified. */
const changedBy = (topic: Topic) => [topic, 'notification'] as const

type Decided<Row, Detail> = {
  readonly path: `/${string}`
  readonly topic: Topic
  /** "Attendance requests" */
  readonly name: string
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  readonly row: Row
  readonly detail: Detail
}

/** Listing, reading, deciding and ending requests, whatever they ask for. */
export function decisionEndpoints<const Row extends z.ZodMiniType, const Detail extends z.ZodMiniType>({
  path,
  topic,
  name,
  groups,
  row,
  detail,
}: Decided<Row, Detail>) {
  const anyGroup = { group: [groups.mine, groups.team, groups.all], action: 'view' } as const
  return {
    list: endpoint('GET', path, {
      allow: anyGroup,
      topics: [topic],
      summary: `${name}: mine, my team, all (newest first), or waiting for me (oldest first)`,
      input: z.strictObject({
        ...paging,
        scope: z._default(choice(requestScopes), 'mine'),
        ...requestFilter,
      }),
      output: listOf(row),
    }),
    get: endpoint('GET', `${path}/:id`, {
      allow: anyGroup,
      topics: [topic],
      summary: 'One request with its line, history and files, for its owner and its approvers',
      input: z.strictObject({ id: id() }),
      output: detail,
    }),
    getFile: endpoint('GET', `${path}/:id/files/:fileId`, {
      allow: anyGroup,
      topics: [],
      summary: 'A file of a request; its access is the access of the request',
      input: z.strictObject({ id: id(), fileId: id() }),
      output: nothing,
      raw: true,
    }),
    approve: endpoint('POST', `${path}/:id/approve`, {
      allow: anyGroup,
      topics: changedBy(topic),
      summary: 'Approve the ready step (R3-R5)',
      input: z.strictObject({ id: id(), comment: comment(), ...seen }),
      output: detail,
    }),
    reject: endpoint('POST', `${path}/:id/reject`, {
      allow: anyGroup,
      topics: changedBy(topic),
      summary: 'Reject the ready step with a comment; ends the request (R5)',
      input: z.strictObject({ id: id(), comment: requiredComment(), ...seen }),
      output: detail,
    }),
    decide: endpoint('POST', `${path}/decide`, {
      allow: anyGroup,
      topics: changedBy(topic),
      summary: `Decide the ready step of several requests, at most ${mostDecided}; each on its own (R3-R5)`,
      input: decisionsInput,
      output: decisionResults,
    }),
    cancel: endpoint('POST', `${path}/:id/cancel`, {
      allow: anyGroup,
      topics: changedBy(topic),
      summary: 'Cancel: the requester while pending, HR (edit) at any time with a reason (R6)',
      input: z.strictObject({ id: id(), reason: comment() }),
      output: detail,
    }),
    requestCancellation: endpoint('POST', `${path}/:id/request-cancellation`, {
      allow: { group: groups.mine, action: 'add' },
      topics: changedBy(topic),
      summary:
        'Ask that one’s own approved request be cancelled: a request of its own; until it is approved the other stays (R6)',
      input: z.strictObject({ id: id(), reason: reason() }),
      output: detail,
    }),
  }
}

type Kind<Draft, Sketch, Preview, Row, Detail> = Decided<Row, Detail> & {
  /** What is asked for. */
  readonly draft: Draft
  /** The same while it is being filled in: what a preview can do without. */
  readonly sketch: Sketch
  readonly preview: Preview
  readonly summaries: Readonly<Record<'preview' | 'request' | 'edit' | 'amend', string>>
}

/** All calls of a kind. */
export function requestEndpoints<
  const Draft extends z.core.$ZodShape,
  const Sketch extends z.core.$ZodShape,
  const Preview extends z.ZodMiniType,
  const Row extends z.ZodMiniType,
  const Detail extends z.ZodMiniType,
>({ draft, sketch, preview, summaries, ...decided }: Kind<Draft, Sketch, Preview, Row, Detail>) {
  const { path, topic, groups, detail } = decided
  const asking = { group: groups.mine, action: 'add' } as const
  return {
    preview: endpoint('POST', `${path}/preview`, {
      allow: asking,
      topics: [topic, 'approvalTemplate'],
      summary: `What a request would do: ${summaries.preview}. Takes the body of the request itself; stores nothing`,
      input: z.strictObject({
        ...sketch,
        ...unreadByPreview,
        fileCount: z._default(z.int().check(z.gte(0), z.lte(requestFiles.most)), 0),
        approverIds,
        /** One's own request that would be edited while pending, or changed once approved: what it reserves is free for it. */
        requestId: z.optional(id()),
      }),
      output: preview,
      files: requestFiles,
    }),
    request: endpoint('POST', path, {
      allow: asking,
      topics: changedBy(topic),
      summary: summaries.request,
      input: z.strictObject({ ...draft, reason: reason(), approverIds }),
      output: detail,
      files: requestFiles,
    }),
    edit: endpoint('PUT', `${path}/:id`, {
      allow: asking,
      topics: changedBy(topic),
      summary: `Edit an own pending request; ${summaries.edit} begin the line again (R7)`,
      input: z.strictObject({
        id: id(),
        ...draft,
        reason: reason(),
        approverIds,
        /** Files it has already and keeps; the others are removed. Left out: all are kept. */
        keepFileIds: z.optional(z.array(id()).check(z.maxLength(requestFiles.most))),
        /** An edit does not overwrite a decision or an edit that its author has not seen. Left out: all is seen. */
        seenHistory: z.optional(seenHistory),
      }),
      output: detail,
      files: requestFiles,
    }),
    amend: endpoint('POST', `${path}/:id/amend`, {
      allow: asking,
      topics: changedBy(topic),
      summary: `Ask that one’s own approved ${summaries.amend} (R6)`,
      input: z.strictObject({ id: id(), ...draft, reason: reason(), approverIds }),
      output: detail,
      files: requestFiles,
    }),
    ...decisionEndpoints(decided),
  }
}
