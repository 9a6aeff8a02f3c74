// /app/ot/ot-summary: what the overtime records of some dates come to, per person (O7).
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { otSummary, otSummarySorts, otSummaryTotals } from '@hr/contract/ot-summary.ts'
import { Alert, Skeleton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ChartsButton } from '#web/shared/chart/ChartsButton.tsx'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { visibleRange } from '#web/shared/range/range-view.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SummaryFilters } from './SummaryFilters.tsx'
import { SummaryTotals } from './SummaryTotals.tsx'
import { flaggedStatuses } from './sums.ts'
import { useSummaryColumns } from './summary-columns.tsx'
import { noFilters, summaryInput, summaryViewShape } from './summary-view.ts'
import { useRecordsLink } from './use-records-link.ts'
import { useScopes, scopeGroups } from './use-scopes.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import type { SummaryInput } from './summary-view.ts'

type ExportProps = { scope: OtRecordScope; input: SummaryInput }

/** Exports what the page shows, with the records it sums up. */
function SummaryExport({ scope, input }: ExportProps) {
  const language = useLanguage()
  const load = async () => (await import('./export-summary.ts')).exportSummary(input, language)
  return <ExportButton group={scopeGroups[scope]} load={load} />
}

const HoursCharts = lazy(() => import('./HoursCharts.tsx').then(file => ({ default: file.HoursCharts })))

export function OtSummaryPage() {
  const scopes = useScopes()
  const [view] = useViewState(summaryViewShape)
  const scope = scopes.find(one => one === view.scope) ?? scopes.at(-1)
  return scope === undefined ? null : <Summary scope={scope} />
}

function Summary({ scope }: { scope: OtRecordScope }) {
  const { t } = useTranslation()
  const [view, setView] = useViewState(summaryViewShape)
  const shown = visibleRange(view, useToday(), 'monthly')
  const input = summaryInput(scope, shown, view)
  const sort = view.sort ?? 'name'
  const list = useList(otSummary, { ...input, sort })
  const totals = useCall(otSummaryTotals, input, { keep: true })
  const linkOf = useRecordsLink(scope, shown)
  const columns = useSummaryColumns({
    rates: totals.data?.byPercent.map(({ percent }) => percent) ?? [],
    seesPay: list.rows.some(({ pay }) => pay !== null),
    flaggedOf: row => linkOf?.(row, flaggedStatuses(row)),
  })
  return (
    <Page title={t('menu.otSummary')} actions={<SummaryExport scope={scope} input={input} />}>
      <RangeBar view={view} shown={shown} onChange={setView}>
        <ChartsButton view={view} onChange={setView} />
      </RangeBar>
      {totals.isPending && <Skeleton height={78} />}
      {totals.data !== undefined && totals.data.recounting > 0 && (
        <Alert icon={<IconInfoCircle aria-hidden />}>
          {t('otSummary.recounting', { count: totals.data.recounting })}
        </Alert>
      )}
      {totals.data !== undefined && totals.data.records > 0 && (
        <SummaryTotals totals={totals.data} isOwn={scope === 'mine'} />
      )}
      {view.charts === '1' && (
        <Suspense fallback={<Skeleton height={280} />}>
          <HoursCharts input={input} />
        </Suspense>
      )}
      <SummaryFilters view={view} scope={scope} onChange={setView} />
      <DataList
        label={t('menu.otSummary')}
        list={{ ...list, isPending: list.isPending || totals.isPending }}
        columns={columns}
        rowKey={row => row.employee.id}
        {...(linkOf && { rowLink: linkOf })}
        sort={sort}
        onSort={next => setView({ sort: otSummarySorts.find(one => one === next) })}
        clearFilters={
          scope !== 'mine' && (view.search !== '' || view.unit !== undefined) && (() => setView(noFilters))
        }
        denseCards
        empty={{ title: t('otRecord.empty'), text: t('otRecord.emptyHint') }}
      />
    </Page>
  )
}
