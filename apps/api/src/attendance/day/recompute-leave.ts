// Recomputes the days of leave that was approved, has ended or has moved (A12).
import type { EngineWork } from '#api/approval/request-kind.ts'
import type { LeaveDecided } from '#api/facts.ts'
import { byRequest } from './differences.store.ts'
import { recomputeDays } from './recompute-days.ts'

export async function recomputeLeave(
  { db, caller }: EngineWork,
  { employeeId, from, to, reason }: LeaveDecided,
): Promise<void> {
  await recomputeDays(db, { employeeIds: [employeeId], from, to }, byRequest(caller, reason))
}
