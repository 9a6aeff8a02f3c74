import { listLeaveRequests } from '@hr/contract/leave.ts'
import { Group, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { DashboardCard } from './DashboardCard.tsx'

/** For HR: the number of undecided requests in the company. */
export function OpenRequestsCard() {
  const { t } = useTranslation()
  const query = useCall(listLeaveRequests, { scope: 'all', status: 'PENDING', limit: 1 })
  const { total = 0, totalIsMore = false } = query.data ?? {}
  return (
    <DashboardCard
      title={t('dashboard.openRequests')}
      link={{ title: t('ui.view'), to: paths.leaveRequests, search: { status: 'PENDING' } }}
      query={query}
      height={{ base: 34, sm: 34 }}
    >
      <Group gap="xs" align="baseline">
        <Text fz={28} fw={650} lh={1.2}>
          {formatNumber(total)}
          {totalIsMore && '+'}
        </Text>
        <Text size="sm" c="dimmed">
          {t('dashboard.openRequestsHint')}
        </Text>
      </Group>
    </DashboardCard>
  )
}
