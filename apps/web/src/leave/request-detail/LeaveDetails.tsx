// Who, what, when, how many days, why.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { useLeaveText } from '../leave-text.ts'
import classes from './LeaveDetails.module.css'
import { LeftOutList } from './LeftOutList.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

export function LeaveDetails({ request }: { request: LeaveRequestDetail }) {
  const { t } = useTranslation()
  const { dates, days } = useLeaveText()
  return (
    <Stack gap="md">
      <dl className={classes.facts}>
        <Fact label={t('leave.employee')}>
          <PersonName person={request.employee} />
        </Fact>
        <Fact label={t('leave.type')}>
          <LeaveTypeName type={request.leaveType} />
        </Fact>
        <Fact label={t('leave.dates')}>{dates(request)}</Fact>
        <Fact label={t('leave.countedDays')}>
          <Text span inherit fw={650}>
            {days(request.halfDays)}
          </Text>
        </Fact>
        <Fact label={t('leave.reason')}>
          <span className={classes.long}>{request.reason}</span>
        </Fact>
        <Fact label={t('leave.requestedAt')}>{formatInstant(request.createdAt)}</Fact>
      </dl>
      <LeftOutList days={request.days} />
    </Stack>
  )
}
