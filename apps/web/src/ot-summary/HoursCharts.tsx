// Payable hours by unit and by month, each also as a table (O7).
import { otSummaryCharts } from '@hr/contract/ot-summary.ts'
import type { OtCharts } from '@hr/contract/ot-summary.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Skeleton } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BarRows } from '#web/shared/chart/BarRows.tsx'
import { ChartCard } from '#web/shared/chart/ChartCard.tsx'
import { ChartGrid } from '#web/shared/chart/ChartGrid.tsx'
import { StackedColumns } from '#web/shared/chart/StackedColumns.tsx'
import { monthTitle } from '#web/shared/format.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { monthParts } from './month-parts.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import type { SummaryInput } from './summary-view.ts'

type Shown = { charts: OtCharts; isTable: boolean }
type Unit = OtCharts['units'][number]

/** The table shows the others. */
const mostUnits = 10

const sum = (minutes: readonly number[]) => minutes.reduce((all, some) => all + some, 0)

function useNames() {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    unitName: ({ unit, unitLo }: Unit) =>
      unit === null ? t('attendanceReport.noUnit') : nameIn({ name: unit, nameLo: unitLo }, language),
    monthName: (month: string) => monthTitle(`${month}-01`, language),
    shortMonth: (month: string) => month.split('-').toReversed().join('/'),
  }
}

function UnitCard({ charts: { months, units }, isTable }: Shown) {
  const { t } = useTranslation()
  const hoursText = useDuration()
  const { unitName, shortMonth } = useNames()
  const title = t('otSummary.byUnit')
  const figures = {
    head: [t('attendanceBoard.unit'), ...months.map(shortMonth), t('otSummary.total')],
    rows: units.map(unit => [unitName(unit), ...unit.minutes.map(hoursText), hoursText(sum(unit.minutes))]),
  }
  const rows = units.slice(0, mostUnits).map((unit, place) => ({
    key: String(place),
    name: unitName(unit),
    size: sum(unit.minutes),
    text: hoursText(sum(unit.minutes)),
    color: 'info' as const,
  }))
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <BarRows rows={rows} label={title} />
    </ChartCard>
  )
}

function MonthCard({ charts: { months, units }, isTable }: Shown) {
  const { t } = useTranslation()
  const hoursText = useDuration()
  const { unitName, monthName, shortMonth } = useNames()
  const title = t('otSummary.byMonth')
  const parts = monthParts(units)
  const minutesOf = (place: number) => units.map(({ minutes }) => minutes[place] ?? 0)
  const figures = {
    head: [t('otSummary.month'), t('otSummary.total')],
    rows: months.map((month, place) => [monthName(month), hoursText(sum(minutesOf(place)))]),
  }
  return (
    <ChartCard title={title} figures={figures} isTable={isTable}>
      <StackedColumns
        label={title}
        textOf={hoursText}
        unit={60}
        parts={parts.map(({ key, unit, color }) => ({
          key,
          name: unit === null ? t('otSummary.otherUnits') : unitName(unit),
          color,
        }))}
        columns={months.map((month, place) => ({
          key: month,
          name: monthName(month),
          short: shortMonth(month),
          sizes: Object.fromEntries(parts.map(({ key, minutes }) => [key, minutes[place] ?? 0])),
        }))}
      />
    </ChartCard>
  )
}

export function HoursCharts({ input }: { input: SummaryInput }) {
  const { data, error, refetch } = useCall(otSummaryCharts, input, { keep: true })
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={280} />
  if (data.units.length === 0) return null
  return (
    <ChartGrid>
      {isTable => (
        <>
          <UnitCard charts={data} isTable={isTable} />
          {data.months.length > 1 && <MonthCard charts={data} isTable={isTable} />}
        </>
      )}
    </ChartGrid>
  )
}
