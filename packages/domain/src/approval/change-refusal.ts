// Why a requester cannot edit a request now, or ask to change or cancel it after it was approved (R6, R7).
import type { RequestStatus } from './step.ts'

/** NEW is effective by itself; the others are about an approved request, their original, and change it when approved. */
const requestPurposes = ['NEW', 'CANCELLATION', 'AMENDMENT'] as const
export type RequestPurpose = (typeof requestPurposes)[number]

type ChangeFacts = {
  readonly requestStatus: RequestStatus
  readonly purpose: RequestPurpose
  readonly requesterId: number
  /** null: signed in without an employee record. */
  readonly actorId: number | null
}
type Refused<Code extends string> = { readonly code: Code; readonly status: 403 | 409 }

/** NO_EDIT: a request to cancel or change approved leave is withdrawn and made again, not edited. */
type EditRefusal = Refused<'FORBIDDEN' | 'NOT_PENDING' | 'NO_EDIT'>

/** R7: only the requester, while it is pending; HR decides or cancels but never edits. */
export function editRefusal({
  requestStatus,
  purpose,
  requesterId,
  actorId,
}: ChangeFacts): EditRefusal | undefined {
  if (actorId !== requesterId) return { code: 'FORBIDDEN', status: 403 }
  if (requestStatus !== 'PENDING') return { code: 'NOT_PENDING', status: 409 }
  return purpose === 'NEW' ? undefined : { code: 'NO_EDIT', status: 409 }
}

/** CHANGE_OPEN: one change at a time; it is decided or withdrawn before the next. */
type AskRefusal = Refused<'FORBIDDEN' | 'NOT_APPROVED' | 'CHANGE_OPEN'>

/** R6: asking to cancel or to change what was approved. */
export function askRefusal({
  requestStatus,
  purpose,
  requesterId,
  actorId,
  hasOpenChange,
}: ChangeFacts & { readonly hasOpenChange: boolean }): AskRefusal | undefined {
  if (actorId !== requesterId) return { code: 'FORBIDDEN', status: 403 }
  if (requestStatus !== 'APPROVED' || purpose === 'CANCELLATION') return { code: 'NOT_APPROVED', status: 409 }
  return hasOpenChange ? { code: 'CHANGE_OPEN', status: 409 } : undefined
}
