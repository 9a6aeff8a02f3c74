// What somebody has entered in the request form: kept in this tab until it is sent, so that a reload loses nothing.
import { person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'

const date = z.nullable(z.string().check(z.refine(isLocalDate)))
const half = z.enum(['AM', 'PM'])

export const leaveDraft = z.object({
  leaveTypeId: z.nullable(z.string()),
  from: date,
  to: date,
  fromHalf: half,
  toHalf: half,
  reason: z.string(),
  approvers: z.array(person),
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
}

const keyOf = (employeeId: number) => `leave-draft-${employeeId}`

/** The draft of this person; empty when there is none, or one an older version left behind. */
export function readDraft(employeeId: number): LeaveDraft {
  try {
    const parsed = z.safeParse(leaveDraft, JSON.parse(sessionStorage.getItem(keyOf(employeeId)) ?? 'null'))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

export function keepDraft(employeeId: number, draft: LeaveDraft): void {
  sessionStorage.setItem(keyOf(employeeId), JSON.stringify(draft))
}

export function dropDraft(employeeId: number): void {
  sessionStorage.removeItem(keyOf(employeeId))
}
