import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { dayTitle, formatHalfDays } from '#web/shared/format.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { ButtonLink, newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { daysUntil, nextLeave } from '#web/shared/person/next-leave.ts'
import { useLeaveDates } from '#web/shared/leave/use-leave-dates.ts'
import { useDashboardPart } from './use-dashboard.ts'

function useWhen(leave: LeaveRequestRow, today: string): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = daysUntil(today, leave)
  if (leave.from < today) return t('dashboard.untilDate', { date: dayTitle(leave.to, language) })
  if (days === 0) return t('dashboard.today')
  return days === 1 ? t('dashboard.tomorrow') : t('dashboard.inDays', { count: days })
}

function Leave({ leave, today }: { leave: LeaveRequestRow; today: string }) {
  const language = useLanguage()
  const when = useWhen(leave, today)
  const { dates } = useLeaveDates()
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text fz="lg" fw={650}>
          {when}
        </Text>
        <StatusBadge status={leave.status} />
      </Group>
      <TextLink to={paths.myLeaveRequest(leave.id)} fw={500} {...newTab}>
        {dates(leave)}
      </TextLink>
      <Group gap="xs" wrap="nowrap">
        <ColorMark color={leave.leaveType.color} />
        <Text size="sm" c="dimmed">
          {nameIn(leave.leaveType, language)},{' '}
          <span style={{ whiteSpace: 'nowrap' }}>{formatHalfDays(leave.halfDays, language)}</span>
        </Text>
      </Group>
    </Stack>
  )
}

export function NextLeaveCard({ today, mayRequest }: { today: string; mayRequest: boolean }) {
  const { t } = useTranslation()
  const query = useDashboardPart('ownLeave')
  const next = nextLeave(query.data?.rows ?? [], today)
  return (
    <DashboardCard title={t('dashboard.nextLeave')} query={query} height={{ base: 148, sm: 148 }}>
      {next === undefined ? (
        <NothingHere>{t('dashboard.noNextLeave')}</NothingHere>
      ) : (
        <Leave leave={next} today={today} />
      )}
      {mayRequest && (
        <ButtonLink to={paths.myLeave} search={{ new: '1' }} variant="light" fullWidth>
          {t('dashboard.requestLeave')}
        </ButtonLink>
      )}
    </DashboardCard>
  )
}
