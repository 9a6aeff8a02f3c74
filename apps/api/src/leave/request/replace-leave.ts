// Replaces leave by its approved change (R6); the leave has ended in the same transaction.
import type { EngineWork } from '#api/approval/request-kind.ts'
import type { RowOf } from '#api/request/kind.ts'
import { loadLeaveFacts } from './load-leave-facts.ts'
import { insertRelease, lockBalance } from '../ledger/leave-ledger.store.ts'
import { freeHalfDays, updateLeaveRequest } from './leave-request.store.ts'
import type { LeaveShapes } from './leave-shapes.ts'
import { replaceHeld } from './save-leave.ts'

/**
 * Recounts everything, since holidays, shifts or grants may have changed while it was pending. Throws if it no longer
 * fits: the decision then changes nothing.
 */
export async function replaceLeave(
  work: EngineWork,
  change: RowOf<LeaveShapes>,
  reason: string,
): Promise<void> {
  const { db, now, services } = work
  const { id, requesterId: employeeId, from, to } = change
  await lockBalance(db, employeeId)
  await insertRelease(db, id)
  await freeHalfDays(db, id)
  const draft = { ...change, fileCount: 0, isAccepted: true }
  const facts = await loadLeaveFacts(db, employeeId, draft)
  if (facts.refusal) throw facts.refusal
  await updateLeaveRequest(db, id, { half_days: facts.halfDays, updated_at: now })
  await replaceHeld(db, { id, employeeId, facts })
  await services.reactions.leaveDecided(work, { employeeId, from, to, reason })
}
