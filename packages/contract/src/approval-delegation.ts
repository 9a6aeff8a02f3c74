// Somebody else decides for an approver between two dates (R10). Dates are those of the company's time zone.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { employeeId, id, localDate } from './field.ts'
import { person } from './person.ts'

export const delegation = z.object({
  id: z.string(),
  /** The approver, and the delegate who decides for them. */
  delegator: person,
  delegate: person,
  from: z.string(),
  to: z.string(),
  state: z.enum(['PLANNED', 'ACTIVE', 'PAST']),
  /** An instant, when it was ended before its last day. */
  endedAt: z.nullable(z.string()),
  /** It came with a leave of the approver, and ends with it. */
  withLeave: z.boolean(),
  /** Days on which the delegate is away as well, as far as they have asked for leave. */
  delegateAway: z.nullable(z.object({ from: z.string(), to: z.string() })),
})
export type Delegation = z.output<typeof delegation>

const fields = { delegateId: employeeId(), from: localDate(), to: localDate() }

export const listDelegations = endpoint('GET', '/approval-delegations', {
  allow: 'app',
  topics: ['delegation', 'leave'],
  summary: 'Who decides for the caller, and for whom the caller decides: now, later, and lately',
  input: z.strictObject({}),
  output: z.object({
    /** Requests come to the caller, so that there is something to delegate. */
    mayDelegate: z.boolean(),
    given: z.array(delegation),
    received: z.array(delegation),
  }),
})

export const createDelegation = endpoint('POST', '/approval-delegations', {
  allow: 'app',
  topics: ['delegation', 'leave', 'attendance', 'notification'],
  summary: 'Name a delegate who decides for the caller between two dates, one at a time',
  input: z.strictObject(fields),
  output: delegation,
})

export const updateDelegation = endpoint('PUT', '/approval-delegations/:id', {
  allow: 'app',
  topics: ['delegation', 'leave', 'attendance', 'notification'],
  summary: 'Change a delegation of one’s own; one that has begun keeps its delegate and first day',
  input: z.strictObject({ id: id(), ...fields }),
  output: delegation,
})

export const endDelegation = endpoint('DELETE', '/approval-delegations/:id', {
  allow: 'app',
  topics: ['delegation', 'leave', 'attendance', 'notification'],
  summary: 'End a delegation of one’s own at once; a planned one is deleted',
  input: z.strictObject({ id: id() }),
  output: nothing,
})
