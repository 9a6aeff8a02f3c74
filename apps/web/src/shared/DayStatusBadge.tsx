// The status of a day of attendance (A7): "In progress" if it is open without one; a half-day absence names its half.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

type Day = Pick<AttendanceDay, 'status'> & Partial<Pick<AttendanceDay, 'statuses'>>

type Shown = DayStatus | 'IN_PROGRESS' | 'ABSENT_AM' | 'ABSENT_PM'

export function dayStatusCode({ status, statuses = [] }: Day): Shown {
  if (status === null) return 'IN_PROGRESS'
  if (status !== 'ABSENT') return status
  if (statuses.includes('LEAVE_AM')) return 'ABSENT_PM'
  return statuses.includes('LEAVE_PM') ? 'ABSENT_AM' : 'ABSENT'
}

export const DayStatusBadge = ({ day, size }: { day: Day; size?: string }) => (
  <StatusBadge status={dayStatusCode(day)} {...(size !== undefined && { size })} />
)
