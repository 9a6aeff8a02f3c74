// An approved change takes the place of the leave it was about (R6), which has ended in the same transaction.
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import { byRequest } from '#api/attendance/day/differences.store.ts'
import { recomputeDays } from '#api/attendance/day/recompute-days.ts'
import { found } from '#api/http/refusal.ts'
import { loadLeaveFacts } from './leave-facts.ts'
import { insertRelease, insertUse, lockBalance } from '../ledger/leave-ledger.store.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import { freeHalfDays, replaceHalfDays, updateLeaveRequest } from './leave-request.store.ts'
import { refusingOverlap } from './refusing-overlap.ts'

/**
 * Everything is counted anew, since holidays, shifts or grants may have changed while it waited. Throws when it no longer
 * fits: the decision then changes nothing.
 */
export async function replaceLeave(
  { db, caller, now }: EngineWork,
  { id, requesterId }: RequestHead,
  reason: string,
): Promise<Period> {
  const { workspaceId } = caller
  await lockBalance(db, workspaceId, requesterId)
  const row = found(await findLeaveRow(db, workspaceId, id))
  await insertRelease(db, workspaceId, id, now)
  await freeHalfDays(db, workspaceId, id)
  const facts = await loadLeaveFacts(db, workspaceId, requesterId, { ...row, fileCount: 0, isAccepted: true })
  if (facts.refusal) throw facts.refusal
  await updateLeaveRequest(db, workspaceId, id, { half_days: facts.halfDays, updated_at: now })
  await refusingOverlap(row.from, () =>
    replaceHalfDays(db, workspaceId, { requestId: id, employeeId: requesterId, days: facts.days }),
  )
  await insertUse(db, workspaceId, { requestId: id, allocations: facts.allocations, now })
  const dates = { from: row.from, to: row.to }
  await recomputeDays(
    db,
    workspaceId,
    now,
    { employeeIds: [requesterId], ...dates },
    byRequest(caller, reason),
  )
  return row
}
