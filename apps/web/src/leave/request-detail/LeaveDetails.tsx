// Who, what, when, how many days, why.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { Fact, Facts, LongText } from '#web/shared/request/Facts.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { useLeaveText } from '../leave-text.ts'
import { LeftOutList } from './LeftOutList.tsx'

export function LeaveDetails({ request }: { request: LeaveRequestDetail }) {
  const { t } = useTranslation()
  const { dates, days } = useLeaveText()
  return (
    <Stack gap="md">
      <Facts>
        <Fact label={t('request.employee')}>
          <PersonName person={request.employee} isWhole />
        </Fact>
        <Fact label={t('leave.type')}>
          <LeaveTypeName type={request.leaveType} />
        </Fact>
        <Fact label={t('request.dates')}>{dates(request)}</Fact>
        <Fact label={t('leave.countedDays')}>
          <Text span inherit fw={650}>
            {days(request.halfDays)}
          </Text>
        </Fact>
        <Fact label={t('request.reason')}>
          <LongText>{request.reason}</LongText>
        </Fact>
        <Fact label={t('request.requestedAt')}>{formatInstant(request.createdAt)}</Fact>
      </Facts>
      <LeftOutList days={request.days} />
    </Stack>
  )
}
