// Ends delegations when the approver or the delegate has left (R10).
import { todayIn } from '#api/company/today.ts'
import { listPersonStatus } from './approval.queries.ts'
import { listOpenOfGone } from './delegation.store.ts'
import { endStoredDelegation } from './end-stored-delegation.ts'
import type { EngineWork } from './request-kind.ts'
import { notifyDelegation } from './notify-delegation.ts'

/** Idempotent. Notifies the person who stays. */
export async function endDelegationsOfGone(work: EngineWork): Promise<void> {
  const { db } = work
  const today = await todayIn(db)
  for (const delegation of await listOpenOfGone(db, today)) {
    if (!(await endStoredDelegation(work, delegation))) continue
    const [delegator] = await listPersonStatus(db, [delegation.delegatorId])
    await notifyDelegation(work, delegator?.isActive ? 'DELEGATE_GONE' : 'DELEGATION_ENDED', delegation)
  }
}
