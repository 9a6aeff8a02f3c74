// Why a request cannot be cancelled, by its requester or by HR (R6).
import type { RequestPurpose } from './change-refusal.ts'
import type { RequestStatus } from './step.ts'

/** NOT_PENDING: it ended already, or it is one's own approved request, which needs a cancellation request. */
type CancelRefusal =
  | { readonly code: 'FORBIDDEN'; readonly status: 403 }
  | { readonly code: 'NOT_PENDING'; readonly status: 409 }
  | { readonly code: 'REASON_REQUIRED'; readonly status: 400 }

type CancelFacts = {
  readonly requestStatus: RequestStatus
  readonly purpose: RequestPurpose
  readonly requesterId: number
  readonly reason: string
  readonly actor: {
    readonly employeeId: number | null
    /** Has `edit` on the kind's page group. */
    readonly holdsEdit: boolean
  }
}

/** R6: the requester while PENDING, HR at any time with a reason; but nobody cancels their own approved request. */
export function cancelRefusal({
  requestStatus,
  purpose,
  requesterId,
  reason,
  actor,
}: CancelFacts): CancelRefusal | undefined {
  const isOwn = actor.employeeId === requesterId
  if (!isOwn && !actor.holdsEdit) return { code: 'FORBIDDEN', status: 403 }
  // What an approved cancellation did is done: there is nothing left to cancel.
  const isEffective = requestStatus === 'APPROVED' && purpose !== 'CANCELLATION'
  const isOpen = requestStatus === 'PENDING' || (isEffective && !isOwn)
  if (!isOpen) return { code: 'NOT_PENDING', status: 409 }
  return !isOwn && reason.trim() === '' ? { code: 'REASON_REQUIRED', status: 400 } : undefined
}
