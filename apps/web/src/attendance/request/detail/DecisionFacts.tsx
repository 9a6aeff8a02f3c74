// For the current approver: the effect on the days, the remaining quota, and who else is away.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { DayChanges } from '../DayChanges.tsx'
import { QuotaTaken } from '../QuotaLines.tsx'

type Props = { request: AttendanceRequestDetail; facts: NonNullable<AttendanceRequestDetail['decision']> }

export function DecisionFacts({ request, facts }: Props) {
  const { t } = useTranslation()
  const isToCome = request.to >= useToday()
  return (
    <Stack gap="md">
      <DayChanges days={request.days} label={t('attendanceRequest.days')} />
      {facts.quota.length > 0 && (
        <Text size="sm" component="div">
          <QuotaTaken quota={facts.quota} />
        </Text>
      )}
      {isToCome && <WhoIsAway facts={facts} range={request} />}
    </Stack>
  )
}
