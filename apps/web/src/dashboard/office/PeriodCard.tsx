import { listPeriods } from '@hr/contract/attendance-period.ts'
import { paths } from '@hr/contract/paths.ts'
import { Badge } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange } from '#web/shared/format.ts'
import { Checklist } from '#web/shared/period/Checklist.tsx'
import { DashboardCard, NothingHere } from '../DashboardCard.tsx'

/** The oldest period that can be closed, with what to look at before (A13). */
export function PeriodCard() {
  const { t } = useTranslation()
  const query = useCall(listPeriods, {})
  const periods = query.data ?? []
  const next = periods.findLast(({ isClosed, mayClose }) => mayClose && !isClosed)
  const [current] = periods
  return (
    <DashboardCard
      title={next ? t('dashboard.periodToClose') : t('dashboard.period')}
      badge={
        next && (
          <Badge variant="light" color="yellow">
            {formatDateRange(next.from, next.to)}
          </Badge>
        )
      }
      link={{
        title: t('dashboard.periods'),
        to: paths.attendancePeriods,
      }}
      query={query}
      height={{ base: 120, sm: 120 }}
    >
      {next ? (
        <Checklist period={next} />
      ) : (
        <NothingHere>
          {current
            ? t('dashboard.noPeriodToClose', { date: formatDate(current.to) })
            : t('dashboard.noPeriod')}
        </NothingHere>
      )}
    </DashboardCard>
  )
}
