// The balances of one employee on a date, one row for each type that a balance limits (L3, L11).
import { can } from '@hr/domain/access/can.ts'
import { leaveBalance, lotsWithin } from '@hr/domain/leave/balance.ts'
import { leaveYear } from '@hr/domain/leave/pro-rata.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { LeaveBalance, leaveBalances as endpoint } from '@hr/contract/leave.ts'
import { teamMemberIds } from '#api/access/team-members.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { Refusal } from '#api/http/refusal.ts'
import { leaveKind } from './leave-kind.ts'
import { listEntries, listLots } from './leave-ledger.store.ts'
import { listLeaveTypeRows } from './leave-type.store.ts'
import { findGender, isEmployee } from './leave.queries.ts'

type BalanceWork = Work<CheckedInputOf<typeof endpoint>>

/** NOT_FOUND for an employee whose balance the caller may not see. Empty for a caller who is no employee. */
export async function leaveBalances(work: BalanceWork): Promise<LeaveBalance[]> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  const company = await getCompanyProfile(db, workspaceId)
  const today = localDateOf(now.getTime(), company.time_zone)
  const employeeId = input.employeeId ?? caller.employeeId
  if (employeeId === null) return []
  if (!(await canSeeBalance(work, employeeId, today))) throw new Refusal('NOT_FOUND')

  const date = input.date ?? today
  const lots = lotsWithin(
    await listLots(db, workspaceId, employeeId),
    leaveYear(date, company.leave_year_start_month),
  )
  const entries = await listEntries(
    db,
    workspaceId,
    lots.map(lot => lot.id),
  )
  const gender = await findGender(db, workspaceId, employeeId)
  const types = await listLeaveTypeRows(db, workspaceId)
  return types
    .map(type => ({ type, own: lots.filter(lot => lot.leaveTypeId === type.id) }))
    .filter(({ type, own }) => {
      const isOpen = type.isActive && type.paid && (type.gender === null || type.gender === gender)
      return isOpen || own.length > 0
    })
    .map(({ type, own }) => {
      const ids = new Set(own.map(lot => lot.id))
      const ownEntries = entries.filter(entry => ids.has(entry.lotId))
      return { leaveTypeId: type.id, ...leaveBalance(own, ownEntries, date) }
    })
}

async function canSeeBalance(
  { db, caller }: Pick<BalanceWork, 'db' | 'caller'>,
  employeeId: number,
  today: string,
): Promise<boolean> {
  const { access, workspaceId } = caller
  const { groups } = leaveKind
  if (can(access, [groups.all, 'LEAVE_SUMMARY'], 'view')) return isEmployee(db, workspaceId, employeeId)
  if (employeeId === caller.employeeId) return can(access, groups.mine, 'view')
  if (caller.employeeId === null || !can(access, groups.team, 'view')) return false
  return (await teamMemberIds(db, workspaceId, caller.employeeId, today)).includes(employeeId)
}
