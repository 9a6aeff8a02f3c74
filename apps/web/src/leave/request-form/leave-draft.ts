// What somebody has entered in the form of a new leave request, of one that is edited, or of a change.
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import { readDraft } from '#web/shared/draft-store.ts'

const date = z.nullable(z.string().check(z.refine(isLocalDate)))
const half = z.enum(['AM', 'PM'])

const leaveDraft = z.object({
  leaveTypeId: z.nullable(z.string()),
  from: date,
  to: date,
  fromHalf: half,
  toHalf: half,
  reason: z.string(),
  approvers: z.array(person),
  /** Of a request that is edited: the files it has and keeps. */
  keepFileIds: z._default(z.array(z.string()), []),
  delegate: z._default(z.nullable(person), null),
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

export const newDraftKey = (employeeId: number) => `leave-draft-${employeeId}`
export const editDraftKey = (requestId: string) => `leave-edit-${requestId}`
export const amendDraftKey = (requestId: string) => `leave-change-${requestId}`

/** What is kept under the key, else `start`. */
export const readLeaveDraft = (key: string, start: LeaveDraft): LeaveDraft =>
  readDraft(key, leaveDraft, start)
