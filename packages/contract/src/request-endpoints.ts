// The calls that every kind of request has beside asking and editing (R1-R6): one description for all of them.
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import {
  decisionResults,
  decisionsInput,
  requestScopes,
  requestStatuses,
  seenHistory,
  seenStep,
} from './approval.ts'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, comment, id, localDate, reason, requiredComment, search } from './field.ts'

/** What a screen narrows a list of requests by. */
export const requestFilter = {
  status: z.optional(choice(requestStatuses)),
  from: z.optional(localDate()),
  to: z.optional(localDate()),
  search: search(),
}

/** What the reader saw and means: REQUEST_EDITED when it was edited since. */
const seen = { approveOrder: z.optional(seenStep), seenHistory: z.optional(seenHistory) }

type Kind<Row, Detail> = {
  readonly path: `/${string}`
  /** "Attendance requests" */
  readonly name: string
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  readonly row: Row
  readonly detail: Detail
}

export function requestEndpoints<const Row extends z.ZodMiniType, const Detail extends z.ZodMiniType>({
  path,
  name,
  groups,
  row,
  detail,
}: Kind<Row, Detail>) {
  const anyGroup = { group: [groups.mine, groups.team, groups.all], action: 'view' } as const
  return {
    list: endpoint({
      method: 'GET',
      path,
      allow: anyGroup,
      summary: `${name}: mine, my team, all, or waiting for me`,
      input: z.strictObject({
        ...paging,
        scope: z._default(choice(requestScopes), 'mine'),
        ...requestFilter,
      }),
      output: listOf(row),
    }),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      allow: anyGroup,
      summary: 'One request with its line, history and files, for its owner and its approvers',
      input: z.strictObject({ id: id() }),
      output: detail,
    }),
    getFile: endpoint({
      method: 'GET',
      path: `${path}/:id/files/:fileId`,
      allow: anyGroup,
      summary: 'A file of a request; its access is the access of the request',
      input: z.strictObject({ id: id(), fileId: id() }),
      output: nothing,
      raw: true,
    }),
    approve: endpoint({
      method: 'POST',
      path: `${path}/:id/approve`,
      allow: anyGroup,
      summary: 'Approve the ready step (R3-R5)',
      input: z.strictObject({ id: id(), comment: comment(), ...seen }),
      output: detail,
    }),
    reject: endpoint({
      method: 'POST',
      path: `${path}/:id/reject`,
      allow: anyGroup,
      summary: 'Reject the ready step with a comment; ends the request (R5)',
      input: z.strictObject({ id: id(), comment: requiredComment(), ...seen }),
      output: detail,
    }),
    decide: endpoint({
      method: 'POST',
      path: `${path}/decide`,
      allow: anyGroup,
      summary: 'Decide the ready step of several requests, at most 50; each on its own (R3-R5)',
      input: decisionsInput,
      output: decisionResults,
    }),
    cancel: endpoint({
      method: 'POST',
      path: `${path}/:id/cancel`,
      allow: anyGroup,
      summary: 'Cancel: the requester while pending, HR (edit) at any time with a reason (R6)',
      input: z.strictObject({ id: id(), reason: comment() }),
      output: detail,
    }),
    requestCancellation: endpoint({
      method: 'POST',
      path: `${path}/:id/request-cancellation`,
      allow: { group: groups.mine, action: 'add' },
      summary:
        'Ask that one’s own approved request be cancelled: a request of its own; until it is approved the other stays (R6)',
      input: z.strictObject({ id: id(), reason: reason() }),
      output: detail,
    }),
  }
}
