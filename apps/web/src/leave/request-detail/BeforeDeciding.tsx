// For the current approver: the remaining balance, and colleagues who are away.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { useLeaveText } from '../leave-text.ts'
import { YearBalances } from '../YearBalances.tsx'

type Props = { request: LeaveRequestDetail; facts: NonNullable<LeaveRequestDetail['decision']> }

export function BeforeDeciding({ request, facts }: Props) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack gap="md">
      {request.purpose === 'CANCELLATION' ? (
        <Text size="sm">{t('leave.givesBack', { days: days(request.halfDays) })}</Text>
      ) : facts.years.length > 0 ? (
        <YearBalances years={facts.years} />
      ) : (
        <Text size="sm">{t('leave.unlimitedHint')}</Text>
      )}
      <WhoIsAway facts={facts} range={request} />
    </Stack>
  )
}
