// Cards for readers who look after other people: tasks of today, and what is coming.
import { paths } from '@hr/contract/paths.ts'
import { Badge, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange, formatNumber } from '#web/shared/format.ts'
import { Checklist } from '#web/shared/period/Checklist.tsx'
import { shownBoardFilters, useBoardFilterName } from '#web/shared/use-board-filter-name.ts'
import { useToday } from '#web/shared/use-today.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DashboardCard, NothingHere } from '../DashboardCard.tsx'
import { useDashboardPart, useShows } from '../use-dashboard.ts'
import { CelebrationsCard } from './CelebrationsCard.tsx'
import { OpenRequestsCard } from './OpenRequestsCard.tsx'
import classes from './OfficeCards.module.css'
import { periodToClose } from './period-to-close.ts'

/** The period to close, with what to look at before (A13). */
function PeriodCard() {
  const { t } = useTranslation()
  const query = useDashboardPart('periods')
  const periods = query.data ?? []
  const next = periodToClose(periods, useToday())
  const [current] = periods
  return (
    <DashboardCard
      title={next ? t('dashboard.periodToClose') : t('dashboard.period')}
      badge={next && <Badge color="yellow">{formatDateRange(next.from, next.to)}</Badge>}
      link={{
        title: t('dashboard.periods'),
        to: paths.attendancePeriods,
      }}
      query={query}
      height={{ base: 120, sm: 120 }}
    >
      {next?.mayClose === true && <Checklist period={next} />}
      {next?.mayClose === false && <NothingHere>{t('dashboard.periodNotCounted')}</NothingHere>}
      {next === undefined && (
        <NothingHere>
          {current
            ? t('dashboard.noPeriodToClose', { date: formatDate(current.to) })
            : t('dashboard.noPeriod')}
        </NothingHere>
      )}
    </DashboardCard>
  )
}

/** Where everybody is now, or the own team. */
function TodayCard() {
  const { t } = useTranslation()
  const nameOf = useBoardFilterName()
  const query = useDashboardPart('today')
  return (
    <DashboardCard
      title={t(query.data?.isTeam ? 'dashboard.teamToday' : 'dashboard.companyToday')}
      link={{ title: t('dashboard.board'), to: paths.attendanceToday }}
      query={query}
      height={{ base: 188, sm: 56 }}
    >
      <div className={classes.counts}>
        {shownBoardFilters.map(filter => (
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

export function OfficeNow() {
  const shows = useShows()
  return (
    <>
      {shows('today') && <TodayCard />}
      {shows('periods') && <PeriodCard />}
    </>
  )
}

export function OfficeNext() {
  const shows = useShows()
  return (
    <>
      {shows('openRequests') && <OpenRequestsCard />}
      {shows('celebrations') && <CelebrationsCard />}
    </>
  )
}
