// The approval line of each kind of request, as the company sets it (R2). It applies to requests made from then on.
import { resolvers } from '@hr/domain/approval/approval-line.ts'
import { longestTemplate } from '@hr/domain/approval/template-refusal.ts'
import * as z from 'zod/mini'
import { approvalStep } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { choice, employeeId, id, reason } from './field.ts'
import { person } from './person.ts'

export const requestKinds = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT'] as const
const requestKind = choice(requestKinds)

/** PERMISSION, for the last step only: anyone who has approve on the kind's page group. EMPLOYEE names one. */
const templateItem = z.strictObject({
  resolver: choice(resolvers),
  employeeId: z.optional(employeeId()),
})
const items = z
  .array(templateItem)
  .check(z.minLength(1, 'approvalLineEmpty'), z.maxLength(longestTemplate, 'approvalLineLong'))

const shownItems = z.array(
  z.object({
    resolver: z.enum(resolvers),
    employee: z.nullable(person),
    /** False for somebody who left: the step is skipped (R8). */
    isAtWork: z.boolean(),
  }),
)

/** A change that takes HR out of the line, or names who makes it, until a second person confirms it (P11). */
const lineProposal = z.object({
  id: z.string(),
  proposedBy: z.nullable(person),
  /** Name of somebody without an employee record. */
  proposedByName: z.string(),
  proposedAt: z.string(),
  items: shownItems,
  may: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
})
export type LineProposal = z.output<typeof lineProposal>

export const approvalTemplate = z.object({
  kind: requestKind,
  /** Changes with the line. Sent back on save, so that a conflicting save is detected. */
  version: z.string(),
  /** The reader may set it: they edit roles, approve this kind for the whole company, and nobody else's proposal waits. */
  mayEdit: z.boolean(),
  /** Nobody else may set it: what takes a second person takes a reason instead. */
  isOnlyPerson: z.boolean(),
  items: shownItems,
  proposal: z.nullable(lineProposal),
})
export type ApprovalTemplate = z.output<typeof approvalTemplate>

export const listApprovalTemplates = endpoint('GET', '/approval-templates', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['approvalTemplate', 'access'],
  summary: 'The approval line of each kind of request there is',
  input: z.strictObject(plainPaging),
  output: z.array(approvalTemplate),
})

export const saveApprovalTemplate = endpoint('PUT', '/approval-templates/:kind', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['approvalTemplate'],
  summary:
    'Set the approval line of a kind of request for requests from now on; takes `approve` on the kind; STALE when `version` is an older one. Taking HR out or naming oneself waits as a proposal until a second person confirms it; the only person who could gives a reason',
  input: z.strictObject({
    kind: requestKind,
    items,
    version: z.optional(z.string().check(z.maxLength(500))),
    /** Needed of the only person who could save it. */
    reason: z.optional(reason()),
  }),
  output: approvalTemplate,
})

/** `id`: the proposal that was seen; STALE when it is no longer the one that waits. */
const seenProposal = { kind: requestKind, id: id() }

export const confirmApprovalTemplate = endpoint('POST', '/approval-templates/:kind/proposal/confirm', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['approvalTemplate'],
  summary: 'Confirm a proposed line as a second person: it applies to requests from now on',
  input: z.strictObject(seenProposal),
  output: approvalTemplate,
})

export const declineApprovalTemplate = endpoint('POST', '/approval-templates/:kind/proposal/decline', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['approvalTemplate'],
  summary: 'Decline a proposed line as a second person, with a reason that its proposer reads',
  input: z.strictObject({ ...seenProposal, reason: reason() }),
  output: approvalTemplate,
})

export const withdrawApprovalTemplate = endpoint('POST', '/approval-templates/:kind/proposal/withdraw', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['approvalTemplate'],
  summary: 'Take the own proposal of a line back while it waits',
  input: z.strictObject(seenProposal),
  output: approvalTemplate,
})

/** What a step of the line does for one requester. */
export const triedStep = z.extend(z.pick(approvalStep, { approveOrder: true, approver: true }), {
  resolver: z.enum(resolvers),
  /** Null = the step asks. NO_ONE: the rule finds nobody. */
  skipReason: z.nullable(z.enum(['REQUESTER', 'INACTIVE', 'EARLIER_IN_LINE', 'NO_ONE'])),
  /** HR, because nobody of the line is left. */
  isAdded: z.boolean(),
})
export type TriedStep = z.output<typeof triedStep>

export const previewApprovalTemplate = endpoint('POST', '/approval-templates/preview', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['approvalTemplate', 'access'],
  summary:
    'Whom each step of this line would ask for a request that an employee makes today, or why it is skipped; stores nothing',
  input: z.strictObject({ items, employeeId: employeeId() }),
  output: z.object({ steps: z.array(triedStep) }),
})
