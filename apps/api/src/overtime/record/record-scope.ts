// Whose overtime records a caller may see: their own, the team's, everybody's (P5).
import { otRecordGroups } from '@hr/contract/ot-record.ts'
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { can } from '@hr/domain/access/can.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { SeenPeople } from '#api/attendance/day/day-scope.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal } from '#api/http/refusal.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller'>

/** Throws FORBIDDEN for a scope whose page groups the caller does not have. */
export async function recordsInScope(work: Asking, scope: OtRecordScope): Promise<SeenPeople> {
  const { db, caller } = work
  if (!can(caller.access, otRecordGroups[scope], 'view')) throw new Refusal('FORBIDDEN')
  if (scope === 'all') return 'all'
  if (caller.employeeId === null) return []
  return scope === 'mine' ? [caller.employeeId] : teamMemberIds(db, caller.employeeId, await todayIn(db))
}

/** In any of the scopes. */
export async function maySeeRecordsOf(work: Asking, employeeId: number): Promise<boolean> {
  const { caller } = work
  const may = (scope: OtRecordScope) => can(caller.access, otRecordGroups[scope], 'view')
  if (may('all')) return true
  if (caller.employeeId === employeeId && may('mine')) return true
  if (!may('team')) return false
  const team = await recordsInScope(work, 'team')
  return team !== 'all' && team.includes(employeeId)
}
