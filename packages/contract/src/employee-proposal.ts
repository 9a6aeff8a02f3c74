// What people ask HR to change about themselves, and what HR decides (P7).
import * as z from 'zod/mini'
import { requestStatuses } from '@hr/domain/approval/step.ts'
import { education, optionalFields, proposalFields } from './employee-fields.ts'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'
import { choice, comment, employeeId, id, reason, requiredComment } from './field.ts'
import { person } from './person.ts'

export const proposalStatuses = requestStatuses

const fieldValue = z.nullable(z.union([z.string(), z.array(education)]))

export const employeeProposal = z.object({
  id: z.string(),
  employee: person,
  status: z.enum(proposalStatuses),
  /** `field` is the name of a field of the record; empty is null, '' or []. */
  changes: z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue })),
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(person),
  /** Name of somebody without an employee record who decided. */
  decidedByName: z.string(),
  comment: z.string(),
  may: z.object({ decide: z.boolean(), cancel: z.boolean() }),
})
export type EmployeeProposal = z.output<typeof employeeProposal>

export const proposeChange = endpoint('POST', '/employees/me/proposals', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Ask HR to change fields of the own record; one proposal waits at a time',
  /** Needed if a field that changes has a value. */
  input: z.strictObject({ ...optionalFields(proposalFields), reason: z.optional(reason()) }),
  output: employeeProposal,
})

export const listProposals = endpoint('GET', '/employee-proposals', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Proposals, newest first: all for EMPLOYEE edit, otherwise the own ones',
  input: z.strictObject({
    ...paging,
    status: z.optional(choice(proposalStatuses)),
    employeeId: z.optional(employeeId()),
  }),
  output: listOf(employeeProposal),
})

export const approveProposal = endpoint('POST', '/employee-proposals/:id/approve', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee', 'organization'],
  summary: 'Approve a proposal: its changes are made in the same moment; nobody decides their own',
  input: z.strictObject({ id: id(), comment: comment() }),
  output: employeeProposal,
})

export const rejectProposal = endpoint('POST', '/employee-proposals/:id/reject', {
  allow: { group: 'EMPLOYEE', action: 'edit' },
  topics: ['employee'],
  summary: 'Reject a proposal with a comment',
  input: z.strictObject({ id: id(), comment: requiredComment() }),
  output: employeeProposal,
})

export const cancelProposal = endpoint('POST', '/employee-proposals/:id/cancel', {
  allow: 'app',
  topics: ['employee'],
  summary: 'Take the own proposal back while it waits',
  input: z.strictObject({ id: id() }),
  output: employeeProposal,
})
