import { listLeaveRequests } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { useWaitingText } from '#web/shared/approval/ApprovalProgress.tsx'
import { RequestStatusBadge } from '#web/shared/request/RequestStatusBadge.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { RowLink } from '#web/ui/RowLink.tsx'
import { LeaveTypeName } from './LeaveTypeName.tsx'
import classes from './LatestRequests.module.css'
import { useLeaveText } from './leave-text.ts'

const shown = 5

function Line({ request }: { request: LeaveRequestRow }) {
  const { dates, days } = useLeaveText()
  const waiting = useWaitingText()
  return (
    <li className={classes.line}>
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={500} component="div">
          <RowLink to={paths.myLeaveRequest(request.id)} opensNewTab>
            {dates(request)}
          </RowLink>
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <LeaveTypeName type={request.leaveType} request={request} /> · {days(request.halfDays)}
        </Text>
        {request.status === 'PENDING' && (
          <Text size="xs" c="dimmed">
            {waiting(request)}
          </Text>
        )}
      </Stack>
      <RequestStatusBadge request={request} />
    </li>
  )
}

export function LatestRequests() {
  const { t } = useTranslation()
  const latest = useCall(listLeaveRequests, { scope: 'mine', limit: shown })
  const rows = latest.data?.rows ?? []
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {t('leave.latest')}
        </Title>
        {rows.length > 0 && (
          <TextLink to={paths.myLeave} size="sm">
            {t('leave.showAll')}
          </TextLink>
        )}
      </Group>
      {latest.isPending ? (
        <Skeleton height={92} />
      ) : latest.error !== null ? (
        <ErrorState error={latest.error} retry={() => void latest.refetch()} />
      ) : rows.length === 0 ? (
        <Stack gap={4}>
          <Text>{t('leave.noRequests')}</Text>
          <Text size="sm" c="dimmed">
            {t('leave.noRequestsHint')}
          </Text>
        </Stack>
      ) : (
        <ul>
          {rows.map(request => (
            <Line key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Paper>
  )
}
