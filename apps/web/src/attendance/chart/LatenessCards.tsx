// Lateness by unit and by weekday.
import type { ReportCharts } from '@hr/contract/attendance-report.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber, weekdayNames } from '#web/shared/format.ts'
import { BarRows } from '#web/shared/chart/BarRows.tsx'
import { ChartCard } from '#web/shared/chart/ChartCard.tsx'

type Shown = { readonly isTable: boolean }
type Lateness = ReportCharts['units'][number] | ReportCharts['weekdays'][number]

/** The table shows the others. */
const mostUnits = 10

function useLateness() {
  const { t } = useTranslation()
  return {
    head: [t('attendanceReport.lateDays'), t('attendanceReport.lateMinutes')],
    cells: ({ late, lateMinutes }: Lateness) => [formatNumber(late), formatNumber(lateMinutes)],
    text: ({ lateMinutes }: Lateness) => t('attendanceDay.minutes', { minutes: formatNumber(lateMinutes) }),
  }
}

export function UnitCard({ units, isTable }: Pick<ReportCharts, 'units'> & Shown) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { head, cells, text } = useLateness()
  const title = t('attendanceReport.lateByUnit')
  const nameOf = ({ unit, unitLo }: ReportCharts['units'][number]) =>
    unit === null ? t('attendanceReport.noUnit') : nameIn({ name: unit, nameLo: unitLo }, language)
  const figures = {
    head: [t('attendanceBoard.unit'), ...head],
    rows: units.map(row => [nameOf(row), ...cells(row)]),
  }
  const rows = units.slice(0, mostUnits).map((row, place) => ({
    key: String(place),
    name: nameOf(row),
    size: row.lateMinutes,
    text: text(row),
    color: 'error' as const,
  }))
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <BarRows rows={rows} label={title} />
    </ChartCard>
  )
}

/** Monday first. */
const fromMonday = (weekday: number) => (weekday + 6) % 7

export function WeekdayCard({ weekdays, isTable }: Pick<ReportCharts, 'weekdays'> & Shown) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { head, cells, text } = useLateness()
  const title = t('attendanceReport.lateByWeekday')
  const shown = weekdays.toSorted((one, two) => fromMonday(one.weekday) - fromMonday(two.weekday))
  const nameOf = ({ weekday }: ReportCharts['weekdays'][number]) => weekdayNames(language)[weekday] ?? ''
  const figures = {
    head: [t('attendanceReport.weekday'), ...head],
    rows: shown.map(row => [nameOf(row), ...cells(row)]),
  }
  const rows = shown.map(row => ({
    key: String(row.weekday),
    name: nameOf(row),
    size: row.lateMinutes,
    text: text(row),
    color: 'error' as const,
  }))
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <BarRows rows={rows} label={title} />
    </ChartCard>
  )
}
