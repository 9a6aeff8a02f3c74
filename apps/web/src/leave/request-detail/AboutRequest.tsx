// What a request is about, or what waits for a decision about it: each leads to the other.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

export function AboutRequest({ request, isOwn }: { request: LeaveRequestDetail; isOwn: boolean }) {
  const { t } = useTranslation()
  const { original, openChange } = request
  const pathOf = isOwn ? paths.myLeaveRequest : paths.leaveRequest
  const text = original !== null ? 'leave.asksToCancel' : 'leave.cancellationWaits'
  const other = original ?? openChange
  if (other === null) return null
  return (
    <Alert color="blue" variant="light">
      <Text size="sm" component="div">
        {t(text)}{' '}
        <TextLink to={pathOf(other.id)} fw={600}>
          {t('leave.requestNumber', { number: other.number })}
        </TextLink>
      </Text>
    </Alert>
  )
}
