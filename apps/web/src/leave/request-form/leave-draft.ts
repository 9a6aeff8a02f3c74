// The input of the leave request form, for a new request, an edit or a change.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { person } from '@hr/contract/person.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft } from '#web/shared/request/form/request-draft.ts'

const half = z.enum(['AM', 'PM'])

export const leaveDraft = z.extend(requestDraft, {
  from: draftDate(),
  to: draftDate(),
  leaveTypeId: z.nullable(z.string()),
  fromHalf: half,
  toHalf: half,
  delegate: z.nullable(person),
})
export type LeaveDraft = z.output<typeof leaveDraft>

export const emptyDraft: LeaveDraft = {
  leaveTypeId: null,
  from: null,
  to: null,
  fromHalf: 'AM',
  toHalf: 'PM',
  reason: '',
  approvers: [],
  keepFileIds: [],
  delegate: null,
}

/** The draft of an existing request. */
export const draftOf = (request: LeaveRequestDetail): LeaveDraft => ({
  leaveTypeId: request.leaveType.id,
  from: request.from,
  to: request.to,
  fromHalf: request.fromHalf,
  toHalf: request.toHalf,
  reason: request.reason,
  approvers: request.addedApprovers,
  keepFileIds: request.files.map(({ id }) => id),
  delegate: null,
})

/** Type and dates, once all of them are chosen. */
export function chosenLeave({ leaveTypeId, from, to, fromHalf, toHalf }: LeaveDraft) {
  if (leaveTypeId === null || from === null || to === null) return null
  return { leaveTypeId, from, to, fromHalf, toHalf }
}
