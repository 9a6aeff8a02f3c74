// /app/leaves/summary-leave: everybody's balances of each leave type on a date (L11).
import { listLeaveSummary } from '@hr/contract/leave-summary.ts'
import { Group } from '@mantine/core'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useSummaryColumns } from './summary-columns.tsx'

const viewShape = z.object({
  search: z._default(z.string(), ''),
  unit: z.optional(z.string()),
  date: z.optional(z.string()),
})
type View = z.output<typeof viewShape>

function Filters({ view, onChange }: { view: View; onChange: (change: Partial<View>) => void }) {
  const { t } = useTranslation()
  return (
    <Group gap="sm" role="search">
      <SearchField value={view.search} onSearch={search => onChange({ search })} />
      <UnitSelect
        w={{ base: '100%', xs: 240 }}
        aria-label={t('leaveSummary.unit')}
        placeholder={t('leaveSummary.unit')}
        clearable
        value={view.unit ?? null}
        onChange={unit => onChange({ unit: unit ?? undefined })}
      />
      <DateField
        w={{ base: '100%', xs: 180 }}
        aria-label={t('leaveSummary.onDate')}
        placeholder={t('leaveSummary.onDate')}
        clearable
        value={view.date ?? null}
        onChange={date => onChange({ date: date ?? undefined })}
      />
    </Group>
  )
}

export function LeaveSummaryPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(viewShape)
  const list = useList(listLeaveSummary, {
    search: view.search,
    ...(view.unit !== undefined && { unitId: view.unit }),
    ...(view.date !== undefined && { date: view.date }),
  })
  const columns = useSummaryColumns()
  return (
    <Page title={t('menu.leaveSummary')} description={t('leaveSummary.description')}>
      <Filters view={view} onChange={setView} />
      <DataList
        label={t('menu.leaveSummary')}
        list={list}
        columns={columns}
        rowKey={row => row.employee.id}
        rowLink={row => paths.leaveSummaryOf(row.employee.id)}
        isFiltered={view.search !== '' || view.unit !== undefined}
        empty={{ title: t('leaveSummary.empty'), text: t('leaveSummary.emptyHint') }}
      />
    </Page>
  )
}
