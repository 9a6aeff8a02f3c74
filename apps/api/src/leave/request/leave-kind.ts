// Leave as a kind of request: what the engine of approvals needs to know of it (R1), and what its end does (L4).
import type { RequestKind } from '#api/approval/request-kind.ts'
import { byRequest } from '#api/attendance/day/differences.store.ts'
import { recomputeDays } from '#api/attendance/day/recompute-days.ts'
import { keepHolidays } from '#api/holiday/holiday.store.ts'
import { announceLeave } from './announce-leave.ts'
import { insertRelease, lockBalance } from '../ledger/leave-ledger.store.ts'
import { listOpenLeave } from './leave-request-list.queries.ts'
import { freeHalfDays, leaveLocks, updateLeaveStatus } from './leave-request.store.ts'
import { replaceLeave } from './replace-leave.ts'

export const leaveKind: RequestKind = {
  kind: 'LEAVE',
  entity: 'leave_request',
  topic: 'leave',
  groups: { mine: 'MY_LEAVE', team: 'TEAM_LEAVE_REQUEST', all: 'LEAVE_REQUEST' },
  keepCounted: keepHolidays,
  ...leaveLocks,
  async settle({ db, caller, now }, { id, requesterId, status: before }, status, reason) {
    const { workspaceId } = caller
    const dates = await updateLeaveStatus(db, workspaceId, id, { status, now })
    if (status === 'REJECTED' || status === 'CANCELLED') {
      await lockBalance(db, workspaceId, requesterId)
      await freeHalfDays(db, workspaceId, id)
      await insertRelease(db, workspaceId, id, now)
    }
    if (status === 'APPROVED' || before === 'APPROVED')
      await recomputeDays(
        db,
        workspaceId,
        now,
        { employeeIds: [requesterId], ...dates },
        byRequest(caller, reason),
      )
  },
  takePlace: replaceLeave,
  announce: announceLeave,
  listOpen: listOpenLeave,
}
