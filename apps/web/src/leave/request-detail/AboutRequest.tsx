// What a request is about, with what it would change, and what waits for a decision about it: each leads to the other.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Difference } from '../Difference.tsx'
import { useLeaveText } from '../leave-text.ts'

type Original = NonNullable<LeaveRequestDetail['original']>
type Other = { readonly id: string; readonly number: number }

function Changes({ request, original }: { request: LeaveRequestDetail; original: Original }) {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  return (
    <>
      <Difference
        label={t('leave.type')}
        before={typeName(original.leaveType)}
        after={typeName(request.leaveType)}
      />
      <Difference label={t('leave.dates')} before={dates(original)} after={dates(request)} />
      <Difference
        label={t('leave.countedDays')}
        before={days(original.halfDays)}
        after={days(request.halfDays)}
      />
    </>
  )
}

const originalText = ({ purpose, status }: LeaveRequestDetail): TextKey => {
  if (purpose === 'CANCELLATION') return 'leave.asksToCancel'
  return status === 'APPROVED' ? 'leave.takesPlaceOf' : 'leave.asksToChange'
}

export function AboutRequest({ request, isOwn }: { request: LeaveRequestDetail; isOwn: boolean }) {
  const { t } = useTranslation()
  const { original, openChange } = request
  const pathOf = isOwn ? paths.myLeaveRequest : paths.leaveRequest
  if (original === null && openChange === null) return null
  const link = (text: TextKey, other: Other) => (
    <Text size="sm" component="div">
      {t(text)}{' '}
      <TextLink to={pathOf(other.id)} fw={600}>
        {t('leave.requestNumber', { number: other.number })}
      </TextLink>
    </Text>
  )
  return (
    <Alert color="blue" variant="light">
      <Stack gap={4}>
        {original !== null && link(originalText(request), original)}
        {original !== null && request.purpose === 'AMENDMENT' && (
          <Changes request={request} original={original} />
        )}
        {openChange !== null &&
          link(
            openChange.purpose === 'AMENDMENT' ? 'leave.amendmentWaits' : 'leave.cancellationWaits',
            openChange,
          )}
      </Stack>
    </Alert>
  )
}
