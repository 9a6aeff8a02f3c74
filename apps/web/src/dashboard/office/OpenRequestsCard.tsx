import type { OpenRequestKind } from '@hr/contract/home.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DashboardCard, NothingHere } from '../DashboardCard.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

const lists: Readonly<Record<OpenRequestKind, Href>> = {
  LEAVE: paths.leaveRequests,
  ATTENDANCE: paths.attendanceRequests,
  OFF_SITE: paths.offSiteRequests,
  OT: paths.otRequests,
}

/** Undecided requests in the company, by kind, with the age of the oldest. */
export function OpenRequestsCard() {
  const { t } = useTranslation()
  const today = useToday()
  const query = useDashboardPart('openRequests')
  const open = (query.data?.kinds ?? []).filter(({ total }) => total > 0)
  return (
    <DashboardCard title={t('dashboard.openRequests')} query={query} height={{ base: 120, sm: 120 }}>
      {open.length === 0 ? (
        <NothingHere>{t('dashboard.noOpenRequests')}</NothingHere>
      ) : (
        <Stack gap="xs" component="ul">
          {open.map(({ kind, total, oldest }) => (
            <Group key={kind} component="li" justify="space-between" gap="0 xs" align="baseline">
              <TextLink size="sm" to={lists[kind]} search={{ status: 'PENDING' }}>
                {t(`dashboard.waitingKinds.${kind}`, { count: formatNumber(total) })}
              </TextLink>
              {oldest !== null && (
                <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {t('dashboard.oldest', { count: daysBetween(oldest, today) })}
                </Text>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </DashboardCard>
  )
}
