// How often each status occurs, in total and by date.
import type { ReportCharts } from '@hr/contract/attendance-report.ts'
import { dayStatusColor } from '@hr/domain/attendance/attendance-status.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatNumber, monthTitle } from '#web/shared/format.ts'
import { BarRows } from '#web/shared/chart/BarRows.tsx'
import { ChartCard } from '#web/shared/chart/ChartCard.tsx'
import { StackedColumns } from '#web/shared/chart/StackedColumns.tsx'
import { courseParts, daysByPart } from './course-parts.ts'

type Shown = { readonly isTable: boolean }

export function StatusCard({ statuses, isTable }: Pick<ReportCharts, 'statuses'> & Shown) {
  const { t } = useTranslation()
  const title = t('attendanceReport.byStatus')
  const rows = statuses.map(({ status, days }) => ({
    key: status,
    name: t(`status.${status}`),
    size: days,
    text: formatNumber(days),
    color: dayStatusColor(status),
  }))
  const figures = {
    head: [t('ui.status'), t('attendanceReport.dayCount')],
    rows: rows.map(({ name, text }) => [name, text]),
  }
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <BarRows rows={rows} label={title} />
    </ChartCard>
  )
}

type CourseProps = Pick<ReportCharts, 'course'> & Shown & { readonly isByMonth: boolean }

export function CourseCard({ course, isByMonth, isTable }: CourseProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const title = t(isByMonth ? 'attendanceReport.byMonth' : 'attendanceReport.course')
  const nameOf = (date: string) => (isByMonth ? monthTitle(date, language) : formatDate(date))
  const shortOf = (date: string) =>
    isByMonth ? `${date.slice(5, 7)}/${date.slice(0, 4)}` : formatDate(date).slice(0, 5)
  const figures = {
    head: [t('attendanceDay.date'), ...courseParts.map(part => t(`attendanceReport.parts.${part}`))],
    rows: course.map(one => {
      const days = daysByPart(one)
      return [nameOf(one.date), ...courseParts.map(part => formatNumber(days[part]))]
    }),
  }
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <StackedColumns
        label={title}
        parts={courseParts.map(part => ({
          key: part,
          name: t(`attendanceReport.parts.${part}`),
          color: part,
        }))}
        columns={course.map(one => ({
          key: one.date,
          name: nameOf(one.date),
          short: shortOf(one.date),
          sizes: daysByPart(one),
        }))}
      />
    </ChartCard>
  )
}
