import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { HoldsNow as RequestHoldsNow } from '#web/shared/request/HoldsNow.tsx'
import { useLeaveText } from './leave-text.ts'

type Props = {
  request: Pick<LeaveRequestRow, 'purpose' | 'status' | 'original' | 'openChange' | 'leaveType'>
}

/** The current leave, while a change of it is pending (R6). */
export function HoldsNow({ request }: Props) {
  const { typeName, dates, days } = useLeaveText()
  const { original, leaveType } = request
  const now = original && [
    ...(original.leaveType.id === leaveType.id ? [] : [typeName(original.leaveType)]),
    dates(original),
    days(original.halfDays),
  ]
  return <RequestHoldsNow request={request} now={now && now.join(', ')} />
}
