// The leave types a person can choose, with the remaining balance.
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { PersonalBalance } from '@hr/contract/leave.ts'

export type OwnLeaveType = { readonly type: LeaveType; readonly balance: PersonalBalance | undefined }

/** Active types open to this person; a type without a balance (unpaid) has none. */
export function ownLeaveTypes(
  types: readonly LeaveType[],
  balances: readonly PersonalBalance[],
  gender: string | null,
): OwnLeaveType[] {
  return types
    .filter(type => type.isActive && (type.gender === null || gender === null || type.gender === gender))
    .map(type => ({ type, balance: balances.find(balance => balance.leaveTypeId === type.id) }))
}
