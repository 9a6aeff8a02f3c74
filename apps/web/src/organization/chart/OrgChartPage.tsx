// /app/ongStructure/orgChart/{id?}: the company as a chart, by units or by line managers, on any day (P9).
import { orgChart } from '@hr/contract/org-chart.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { formatDate } from '#web/shared/format.ts'
import { useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Chart } from './Chart.tsx'
import { ChartBar } from './ChartBar.tsx'
import classes from './OrgChartPage.module.css'
import { peopleTree, unitTree } from './chart-tree.ts'
import { chartMode, chartViewShape } from './chart-view.ts'
import type { ChartMode } from './chart-view.ts'

export function OrgChartPage({ id: root }: { id?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { workspace } = useProfile()
  const [view, setView] = useViewState(chartViewShape)
  const mode = chartMode(view.mode, root)
  const { data, error, isPending, refetch } = useCall(
    orgChart,
    { mode, ...(root !== undefined && { root }), ...(view.date !== undefined && { date: view.date }) },
    { keep: true },
  )
  const tree = useMemo(() => {
    if (data === undefined || data.mode !== mode) return undefined
    return mode === 'units' ? unitTree(data.units, language) : peopleTree(data.employees, language)
  }, [data, mode, language])
  const today = workspace?.today ?? ''

  const changeMode = (next: ChartMode) => {
    // The root of one mode does not exist in the other.
    if (root === undefined) setView({ mode: next === 'units' ? undefined : next })
    else void navigate(place(paths.orgChart, { ...view, mode: next }))
  }
  const bar = (search: ReactNode, actions: ReactNode) => (
    <ChartBar
      mode={mode}
      onMode={changeMode}
      date={view.date}
      today={today}
      onDate={next => setView({ date: next })}
      hasList={view.list === '1'}
      onList={hasList => setView({ list: hasList ? '1' : undefined })}
      search={search}
      actions={actions}
    />
  )
  return (
    <Page
      title={t('menu.orgChart')}
      crumbs={[{ title: t('menu.organization'), to: paths.organization }]}
      badge={
        view.date !== undefined && (
          <Text c="dimmed">{t('orgChart.onDate', { date: formatDate(view.date) })}</Text>
        )
      }
      actions={
        root !== undefined && (
          <Button
            variant="default"
            leftSection={<IconArrowUp size={18} />}
            onClick={() => void navigate(place(paths.orgChart, view))}
          >
            {t('orgChart.whole')}
          </Button>
        )
      }
    >
      {tree === undefined || tree.tops.length === 0 ? (
        <>
          {bar(null, null)}
          {tree !== undefined ? (
            <EmptyState title={t('orgChart.empty')} text={t('orgChart.emptyHint')} />
          ) : error && !isPending ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton className={classes.stage} />
          )}
        </>
      ) : (
        <Chart
          key={`${mode} ${root ?? ''}`}
          tree={tree}
          hasList={view.list === '1'}
          fileName={`org-chart-${view.date ?? today}`}
          bar={bar}
        />
      )}
    </Page>
  )
}
