// Beside what a request asks for: what holds until a change of approved leave is decided (R6). Of the change, the leave as it
// stays meanwhile; of the leave, the request that waits.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLeaveText } from './leave-text.ts'

type Props = {
  request: Pick<LeaveRequestRow, 'purpose' | 'status' | 'original' | 'openChange' | 'leaveType'>
}

export function HoldsNow({ request }: Props) {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  const { purpose, status, original, openChange, leaveType } = request
  const isAsked = purpose === 'AMENDMENT' && status === 'PENDING'
  if (!(isAsked && original !== null) && openChange === null) return null
  const now = original && [
    ...(original.leaveType.id === leaveType.id ? [] : [typeName(original.leaveType)]),
    dates(original),
    days(original.halfDays),
  ]
  return (
    <Text component="div" size="xs" c="dimmed">
      {isAsked && now !== null
        ? t('leave.holdsNow', { leave: now.join(', ') })
        : t(openChange?.purpose === 'AMENDMENT' ? 'request.changeAsked' : 'request.cancellationAsked', {
            number: openChange?.number ?? '',
          })}
    </Text>
  )
}
