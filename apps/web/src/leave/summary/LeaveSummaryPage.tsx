// /app/leaves/summary-leave: everybody's balances on a date, for all leave types or one with all its parts (L11).
import { listLeaveSummary } from '@hr/contract/leave-summary.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { IconUpload } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { SummaryFilters } from './SummaryFilters.tsx'
import { useSummaryColumns } from './summary-columns.tsx'
import { noFilters, summaryInput, summaryViewShape } from './summary-view.ts'

export function LeaveSummaryPage() {
  const { t } = useTranslation()
  const may = useCan()
  const language = useLanguage()
  const today = useToday()
  const [view, setView] = useViewState(summaryViewShape)
  const types = (useCall(listLeaveTypes, {}).data ?? []).filter(({ isActive, paid }) => isActive && paid)
  const input = summaryInput(view)
  const list = useList(listLeaveSummary, input)
  const columns = useSummaryColumns(types, view)
  const type = types.find(({ id }) => id === view.type)
  // The template contains the people of this list.
  const importSearch = {
    ...(view.search !== '' && { search: view.search }),
    ...(view.unit !== undefined && { unit: view.unit }),
  }
  const load = async () => {
    const { exportSummary } = await import('./export-summary.ts')
    const filter = { ...input, ...(type && { leaveTypeId: type.id }) }
    return exportSummary(filter, language, view.date ?? today)
  }
  return (
    <Page
      title={t('menu.leaveSummary')}
      description={t('leaveSummary.description')}
      actions={
        <>
          <ExportButton group="LEAVE_SUMMARY" load={load} />
          {may('LEAVE_SUMMARY', 'edit') && (
            <ButtonLink
              variant="default"
              to={paths.leaveBalancesImport}
              search={importSearch}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t('adjustImport.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <SummaryFilters view={view} types={types} onChange={setView} />
      <DataList
        label={t('menu.leaveSummary')}
        list={list}
        columns={columns}
        rowKey={row => row.employee.id}
        rowLink={row => paths.leaveSummaryOf(row.employee.id)}
        clearFilters={(view.search !== '' || view.unit !== undefined) && (() => setView(noFilters))}
        empty={{ title: t('leaveSummary.empty'), text: t('leaveSummary.emptyHint') }}
      />
    </Page>
  )
}
