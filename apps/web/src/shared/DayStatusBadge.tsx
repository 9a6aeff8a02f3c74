import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import type { ShownDay } from './day-status.ts'
import { useDayStatus } from './use-day-status.ts'

export const DayStatusBadge = ({ day, size }: { day: ShownDay; size?: string }) => (
  <StatusBadge status={useDayStatus()(day)} {...(size !== undefined && { size })} />
)
