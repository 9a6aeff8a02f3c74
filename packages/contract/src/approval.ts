// What every kind of request shows of its approval line (R1-R11).
import { requestStatuses } from '@hr/domain/approval/step.ts'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { choice, comment, id } from './field.ts'
import { person } from './person.ts'

export const requestStatus = z.enum(requestStatuses)

/** Whose requests a list shows (P5); `approvals` = waiting for me. */
export const requestScopes = ['mine', 'team', 'all', 'approvals'] as const
export type RequestScope = (typeof requestScopes)[number]

/** A step of the line. `approver` null = anyone who has approve on the kind's page group. */
export const approvalStep = z.object({
  approveOrder: z.int(),
  status: z.enum([...requestStatuses, 'SKIPPED']),
  approver: z.nullable(person),
  /** Of the approver. */
  approverId: z.nullable(z.int()),
  skipReason: z.nullable(z.enum(['REQUESTER', 'INACTIVE', 'EARLIER_IN_LINE'])),
  decidedBy: z.nullable(person),
  /** The approver for whom a delegate decided (R10). */
  decidedFor: z.nullable(person),
  decidedAt: z.nullable(z.string()),
  comment: z.string(),
})
export type ApprovalStep = z.output<typeof approvalStep>

/** What is asked: something new, or that an approved request (the original) be cancelled or changed (R6). */
export const requestPurpose = z.enum(['NEW', 'CANCELLATION', 'AMENDMENT'])

/** A request to cancel or change another one. */
export const requestedChange = z.object({ id: z.string(), number: z.int(), purpose: requestPurpose })

export const historyEntry = z.object({
  at: z.string(),
  actor: z.nullable(person),
  /** Name of an actor who is no employee (the space owner). */
  actorName: z.string(),
  /** The approver for whom the actor decided as their delegate (R10). */
  actedFor: z.nullable(person),
  action: z.enum([
    'REQUESTED',
    'EDITED',
    'APPROVED',
    'REJECTED',
    'CANCELLED',
    'SKIPPED',
    'REASSIGNED',
    'REMINDED',
  ]),
  approveOrder: z.nullable(z.int()),
  comment: z.string(),
  /** The request to cancel or change this one that was requested, rejected or withdrawn; null for its own entries. */
  change: z.nullable(requestedChange),
})

export const requestFile = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
})

/** What this reader may do now; a refusal names the reason a disabled button shows. */
export const mayDo = z.object({
  decide: z.boolean(),
  decideRefusal: z.nullable(
    z.enum(['NOT_APPROVER', 'OWN_REQUEST', 'SECOND_PERSON_DECIDES', 'STEP_NOT_READY', 'ALREADY_DECIDED']),
  ),
  cancel: z.boolean(),
  /** The requester, while it is pending (R7). */
  edit: z.boolean(),
  /** The requester, once it is approved: ask that it be cancelled, or changed (R6). */
  askToCancel: z.boolean(),
  /** Why the requester cannot ask now; null for people who may never ask. */
  askRefusal: z.nullable(z.enum(['CHANGE_OPEN'])),
  /** The approver for whom this reader would decide now as their delegate (R10); null when in their own right. */
  decidesFor: z.nullable(person),
})

/** "step order / total" of the current step (R3). */
export const progress = z.object({ order: z.int(), total: z.int() })

/** Files of one request: at most 6, 10 MB each (R5). */
export const requestFiles = { field: 'files', most: 6, bytes: 10 * 1024 * 1024 } as const

/** The step somebody saw and means: a second click then never decides the next one. */
export const seenStep = z.int().check(z.gte(1), z.lte(100))
/** How many history entries the reader saw. A later edit refuses the decision or the edit. */
export const seenHistory = z.int().check(z.gte(1), z.lte(10_000))

/** What requesting, editing and changing send as well: a preview takes their bodies and does not read these. */
export const unreadByPreview = {
  reason: z.optional(z.string()),
  keepFileIds: z.optional(z.array(z.string())),
  seenHistory: z.optional(z.int()),
}

/** The most requests that one call decides. */
export const mostDecided = 500

/** Several decisions at once (R4); a comment is needed to reject (R5). */
export const decisionsInput = z.strictObject({
  decisions: z
    .array(z.strictObject({ id: id(), approveOrder: seenStep, seenHistory: z.optional(seenHistory) }))
    .check(z.minLength(1), z.maxLength(mostDecided)),
  decision: choice(['APPROVED', 'REJECTED']),
  comment: comment(),
})

/** What became of each, in the order they were asked for: a refusal undoes none of the others. */
export const decisionResults = z.array(
  z.object({
    id: z.string(),
    /** The request after the decision; null when it was refused. */
    status: z.nullable(requestStatus),
    refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  }),
)
export type DecisionResult = z.output<typeof decisionResults>[number]
/** How a kind of request takes several decisions at once. */
export type DecideMany = Endpoint<typeof decisionsInput, typeof decisionResults>
