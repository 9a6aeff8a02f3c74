// Whose balance and ledger a caller may see: everybody's, the team's, or their own (P5).
import { leaveGroups } from '@hr/contract/leave.ts'
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { isEmployee } from './leave.queries.ts'

export async function canSeeBalance(
  { db, caller }: Pick<Work<unknown>, 'db' | 'caller'>,
  employeeId: number,
  today: LocalDate,
): Promise<boolean> {
  const { access } = caller
  if (can(access, [leaveGroups.all, 'LEAVE_SUMMARY'], 'view')) return isEmployee(db, employeeId)
  if (employeeId === caller.employeeId) return can(access, leaveGroups.mine, 'view')
  if (caller.employeeId === null || !can(access, leaveGroups.team, 'view')) return false
  return (await teamMemberIds(db, caller.employeeId, today)).includes(employeeId)
}
