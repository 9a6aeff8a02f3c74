// The report as charts (A15), each also as a table.
import { attendanceReportCharts, mostCourseDates } from '@hr/contract/attendance-report.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { Skeleton } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { ChartGrid } from '#web/shared/chart/ChartGrid.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import type { reportInput } from '../report/report-view.ts'
import { UnitCard, WeekdayCard } from './LatenessCards.tsx'
import { CourseCard, StatusCard } from './StatusCards.tsx'

export function ReportCharts({ input }: { input: ReturnType<typeof reportInput> }) {
  const { data, error, refetch } = useCall(attendanceReportCharts, input, { keep: true })
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={360} />
  if (data.weekdays.length === 0) return null
  const isByMonth = daysBetween(input.from, input.to) >= mostCourseDates
  return (
    <ChartGrid>
      {isTable => (
        <>
          <StatusCard statuses={data.statuses} isTable={isTable} />
          {data.course.length > 1 && (
            <CourseCard course={data.course} isByMonth={isByMonth} isTable={isTable} />
          )}
          <UnitCard units={data.units} isTable={isTable} />
          <WeekdayCard weekdays={data.weekdays} isTable={isTable} />
        </>
      )}
    </ChartGrid>
  )
}
