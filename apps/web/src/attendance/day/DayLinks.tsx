// From a day to the leave that made it what it is, or that waits for a decision about it.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

function useLeaveList(isOwn: boolean): { readonly to: string; readonly list?: string } | undefined {
  const may = useCan()
  if (isOwn) return may('MY_LEAVE') ? { to: paths.myLeave } : undefined
  if (may('LEAVE_REQUEST')) return { to: paths.leaveRequests }
  return may('TEAM_LEAVE_REQUEST') ? { to: paths.teamLeaveRequests, list: 'team' } : undefined
}

export function DayLinks({ day, isOwn }: { day: AttendanceDay; isOwn: boolean }) {
  const { t } = useTranslation()
  const leaveList = useLeaveList(isOwn)
  const pending = day.requests.leaveRequest
  const hasLeave = day.leaveType !== null
  if (leaveList === undefined || (!hasLeave && pending === null)) return null
  const { to, list } = leaveList
  const search = {
    from: day.date,
    to: day.date,
    ...(!isOwn && { search: day.staffId }),
    ...(list !== undefined && { list }),
  }
  return (
    <Stack gap={4}>
      {pending !== null && (
        <Text size="sm" c="dimmed">
          {t('attendanceDay.pendingLeave')}
        </Text>
      )}
      <TextLink size="sm" to={to} search={search}>
        {t('attendanceDay.toLeave')}
      </TextLink>
    </Stack>
  )
}
