// Names a delegate for the remaining days of an approver's leave (R10); the delegation ends with that request.
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { delegatedDays } from '@hr/domain/approval/delegation.ts'
import { nameDelegate } from '#api/approval/name-delegate.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'

type Asked = Period & { readonly delegateId?: number | undefined }

/** Does nothing if no delegate is given. */
export async function delegateWithLeave(
  work: Work<Asked>,
  requestId: string,
  delegatorId: number,
): Promise<void> {
  const { db, input } = work
  const { from, to, delegateId } = input
  if (delegateId === undefined) return
  const days = delegatedDays({ from, to }, await todayIn(db)) ?? { from, to }
  const request = { kind: 'LEAVE' as const, id: requestId }
  await nameDelegate(work, { ...days, delegatorId, delegateId, request })
}
