// The report as charts (A15), each also as a table.
import { attendanceReportCharts, mostCourseDates } from '@hr/contract/attendance-report.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { Group, SegmentedControl, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import type { reportInput } from '../report/report-view.ts'
import { UnitCard, WeekdayCard } from './LatenessCards.tsx'
import { CourseCard, StatusCard } from './StatusCards.tsx'
import classes from './Charts.module.css'

export function ReportCharts({ input }: { input: ReturnType<typeof reportInput> }) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const { data, error, refetch } = useCall(attendanceReportCharts, input, { keep: true })
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={360} radius="md" />
  if (data.weekdays.length === 0) return null
  const isByMonth = daysBetween(input.from, input.to) >= mostCourseDates
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <SegmentedControl
          aria-label={t('attendanceReport.chartsAs')}
          value={isTable ? 'table' : 'chart'}
          data={(['chart', 'table'] as const).map(value => ({
            value,
            label: t(`attendanceReport.${value}`),
          }))}
          onChange={value => setIsTable(value === 'table')}
        />
      </Group>
      <div className={classes.grid}>
        <StatusCard statuses={data.statuses} isTable={isTable} />
        {data.course.length > 1 && (
          <CourseCard course={data.course} isByMonth={isByMonth} isTable={isTable} />
        )}
        <UnitCard units={data.units} isTable={isTable} />
        <WeekdayCard weekdays={data.weekdays} isTable={isTable} />
      </div>
    </Stack>
  )
}
