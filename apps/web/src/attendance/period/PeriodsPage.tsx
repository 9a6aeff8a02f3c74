// /app/attendances/lists/periods (A13): the checklist, closing, export, reopening, and changes since.
import { listPeriods } from '@hr/contract/attendance-period.ts'
import { paths } from '@hr/contract/paths.ts'
import { Skeleton, Stack } from '@mantine/core'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import type { Period } from '#web/shared/period/checklist.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AttendanceNav } from '../AttendanceNav.tsx'
import { Differences } from './Differences.tsx'
import { PeriodCard } from './PeriodCard.tsx'

/** The period whose differences are shown. */
export const viewShape = z.object({ differences: z.optional(z.string()) })
const columnWidth = 760

function Periods({ periods }: { periods: readonly Period[] }) {
  const { t } = useTranslation()
  const [, setView] = useViewState(viewShape)
  // The oldest: payroll pays the periods in order.
  const next = periods.findLast(({ mayClose }) => mayClose) ?? periods.find(({ isClosed }) => !isClosed)
  if (periods.length === 0) return <EmptyState title={t('attendanceReport.noPeriods')} />
  return (
    <Stack maw={columnWidth}>
      {periods.map(row => (
        <PeriodCard
          key={row.id}
          period={row}
          isNext={row === next}
          older={periods.findLast(({ isClosed, to }) => !isClosed && to < row.from)}
          onDifferences={() => setView({ differences: row.id })}
        />
      ))}
    </Stack>
  )
}

export function PeriodsPage() {
  const { t } = useTranslation()
  const [view] = useViewState(viewShape)
  const { data, error, refetch } = useCall(listPeriods, {})
  const period = data?.find(({ id }) => id === view.differences)
  if (period !== undefined) {
    const dates = formatDateRange(period.from, period.to)
    return (
      <Page
        title={t('attendanceReport.differencesOf', { dates })}
        crumbs={[{ title: t('menu.attendancePeriods'), to: paths.attendancePeriods }]}
      >
        <Stack maw={columnWidth}>
          <Differences period={period.id} />
        </Stack>
      </Page>
    )
  }
  return (
    <Page title={t('menu.attendancePeriods')} description={t('attendanceReport.periodsHint')}>
      <AttendanceNav current="attendancePeriods" />
      {data === undefined && error !== null && <ErrorState error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={360} maw={columnWidth} />}
      {data !== undefined && <Periods periods={data} />}
    </Page>
  )
}
