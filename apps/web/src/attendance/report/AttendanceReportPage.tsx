// /app/attendances/lists/attendance-report: totals of a period by person (A15), their export (A14), charts, and closing
// periods (A13).
import { attendanceReport, attendanceReportTotals, reportSorts } from '@hr/contract/attendance-report.ts'
import { Alert, Skeleton, Text } from '@mantine/core'
import { IconCalendarCheck, IconInfoCircle } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { useHours } from '#web/shared/use-duration.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { AttendanceNav } from '../AttendanceNav.tsx'
import { ChartsButton } from '#web/shared/chart/ChartsButton.tsx'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { TotalsBar, TotalsSkeleton } from '../TotalsBar.tsx'
import { visibleRange } from '#web/shared/range/range-view.ts'
import { ReportExport } from './ReportExport.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { useReportColumns } from './report-columns.tsx'
import { exportInput, noFilters, reportInput, reportViewShape } from './report-view.ts'

const ReportCharts = lazy(() =>
  import('../chart/ReportCharts.tsx').then(file => ({ default: file.ReportCharts })),
)

function Totals({ input }: { input: ReturnType<typeof reportInput> }) {
  const { t } = useTranslation()
  const hours = useHours()
  const { data, error } = useCall(attendanceReportTotals, input, { keep: true })
  // The list below shows the error.
  if (data === undefined && error !== null) return null
  if (data === undefined) return <TotalsSkeleton />
  return (
    <>
      {data.recounting > 0 && (
        <Alert icon={<IconInfoCircle aria-hidden />}>
          {t('attendanceReport.recounting', { count: data.recounting })}
        </Alert>
      )}
      <TotalsBar totals={data} />
      {(data.weekendPenalty > 0 || data.weekendHours > 0) && (
        <Text size="sm" c="dimmed">
          {t('attendanceReport.weekendWork', {
            hours: hours(data.weekendHours),
            amount: penaltyText(data.weekendPenalty),
          })}
        </Text>
      )}
    </>
  )
}

export function AttendanceReportPage() {
  const { t } = useTranslation()
  const may = useCan()
  const today = useToday()
  const [view, setView] = useViewState(reportViewShape)
  const shown = visibleRange(view, today, 'monthly')
  const seesAll = may('ATTENDANCE_SUMMARY')
  const input = reportInput(seesAll ? 'all' : 'team', shown, view)
  const sort = view.sort ?? 'name'
  const list = useList(attendanceReport, { ...input, sort })
  const columns = useReportColumns()
  const dates = { range: shown.filter, ...(view.at !== undefined && { at: view.at }) }
  const hrefOf = (id: number) => `${paths.attendanceOf(id)}?${new URLSearchParams(dates).toString()}` as const
  if (view.periods === '1') {
    return <Navigate {...place(paths.attendancePeriods, { differences: view.differences })} replace />
  }
  const shownColumns = columns.filter(({ id }) => view.without?.split(',').includes(id) !== true)
  return (
    <Page
      title={t('menu.attendanceReport')}
      actions={
        seesAll && (
          <>
            {may('ATTENDANCE_SUMMARY', 'export') && <ReportExport filter={exportInput(shown, view)} />}
            <ButtonLink
              variant="default"
              to={paths.attendancePeriods}
              leftSection={<IconCalendarCheck size={18} aria-hidden />}
            >
              {t('menu.attendancePeriods')}
            </ButtonLink>
          </>
        )
      }
    >
      <AttendanceNav current="attendanceReport" />
      <RangeBar view={view} shown={shown} onChange={setView}>
        <ChartsButton view={view} onChange={setView} />
      </RangeBar>
      <Totals input={input} />
      {view.charts === '1' && (
        <Suspense fallback={<Skeleton height={360} />}>
          <ReportCharts input={input} />
        </Suspense>
      )}
      <ReportFilters view={view} columns={columns} onChange={setView} />
      <DataList
        label={t('menu.attendanceReport')}
        list={list}
        columns={shownColumns}
        rowKey={row => row.employee.id}
        rowLink={row => hrefOf(row.employee.id)}
        sort={sort}
        onSort={next => setView({ sort: reportSorts.find(one => one === next) })}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        denseCards
        empty={{ title: t('attendanceDay.empty'), text: t('attendanceDay.emptyHint') }}
      />
    </Page>
  )
}
