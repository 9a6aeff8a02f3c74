import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { useCall } from '#web/api/use-call.ts'
import { useProfile } from '#web/shared/session.ts'
import { ownLeaveTypes } from './own-leave-types.ts'

/** The reader's types with balances; empty while loading. What `requestId` reserves is available for its change. */
export function useOwnLeaveTypes(requestId?: string) {
  const { gender } = useProfile()
  const types = useCall(listLeaveTypes, {})
  const balances = useCall(leaveBalances, requestId === undefined ? {} : { requestId })
  const isPending = types.isPending || balances.isPending
  return {
    own: isPending ? [] : ownLeaveTypes(types.data ?? [], balances.data ?? [], gender),
    isPending,
    error: types.error ?? balances.error,
    retry: () => void Promise.all([types.refetch(), balances.refetch()]),
  }
}
