import { attendanceToday } from '@hr/contract/attendance-board.ts'
import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import { paths } from '@hr/contract/paths.ts'
import { Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useBoardFilterName } from '#web/shared/use-board-filter-name.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import classes from './TodayCard.module.css'

/** By importance in the morning. */
const shown: readonly BoardFilter[] = ['IN', 'LATE', 'MISSING', 'AWAY', 'NOT_YET']

/** Who is in, late, missing and away, of everybody or of the own team. */
export function TodayCard() {
  const { t } = useTranslation()
  const nameOf = useBoardFilterName()
  const query = useCall(attendanceToday, { limit: 1 })
  return (
    <DashboardCard
      title={t(query.data?.isTeam ? 'dashboard.teamToday' : 'dashboard.companyToday')}
      link={{ title: t('dashboard.board'), to: paths.attendanceToday }}
      query={query}
      height={{ base: 122, sm: 56 }}
    >
      <div className={classes.counts}>
        {shown.map(filter => (
          <TextLink key={filter} c="inherit" to={paths.attendanceToday} search={{ only: filter }}>
            <Text span display="block" fz="xl" fw={650} lh={1.3}>
              {formatNumber(query.data?.counts[filter] ?? 0)}
            </Text>
            <Text span size="sm" c="dimmed" lh={1.6}>
              {nameOf(filter)}
            </Text>
          </TextLink>
        ))}
      </div>
    </DashboardCard>
  )
}
