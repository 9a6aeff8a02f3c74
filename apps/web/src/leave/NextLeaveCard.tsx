import { listLeaveRequests } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { LeaveTypeName } from './LeaveTypeName.tsx'
import { useLeaveText } from './leave-text.ts'
import { daysUntil, nextLeave } from '#web/shared/person/next-leave.ts'
import { useToday } from '#web/shared/use-today.ts'

function When({ leave }: { leave: LeaveRequestRow }) {
  const { t } = useTranslation()
  const days = daysUntil(useToday(), leave)
  const text = days < 0 ? t('leave.now') : days === 0 ? t('leave.today') : t('leave.inDays', { count: days })
  return (
    <Text fz={26} fw={650} lh={1.5}>
      {text}
    </Text>
  )
}

function Planned({ leave }: { leave: LeaveRequestRow }) {
  const { dates, days } = useLeaveText()
  return (
    <Stack gap={4}>
      <When leave={leave} />
      <TextLink to={paths.myLeaveRequest(leave.id)} fw={500} {...newTab}>
        {dates(leave)}
      </TextLink>
      <Group gap="sm" mt={4}>
        <Text size="sm" c="dimmed">
          <LeaveTypeName type={leave.leaveType} /> · {days(leave.halfDays)}
        </Text>
        <StatusBadge status={leave.status} />
      </Group>
    </Stack>
  )
}

export function NextLeaveCard() {
  const { t } = useTranslation()
  const today = useToday()
  const coming = useCall(listLeaveRequests, { scope: 'mine', from: today, limit: 100 })
  const leave = nextLeave(coming.data?.rows ?? [], today)
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h5" mb="xs">
        {t('leave.nextLeave')}
      </Title>
      {coming.isPending ? (
        <Skeleton height={92} />
      ) : coming.error !== null ? (
        <ErrorState error={coming.error} retry={() => void coming.refetch()} />
      ) : leave === undefined ? (
        <Stack gap={4}>
          <Text>{t('leave.noNextLeave')}</Text>
          <Text size="sm" c="dimmed">
            {t('leave.noNextLeaveHint')}
          </Text>
        </Stack>
      ) : (
        <Planned leave={leave} />
      )}
    </Paper>
  )
}
