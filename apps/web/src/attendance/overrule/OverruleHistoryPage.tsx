// /app/attendances/overrule/history: what was overruled, by whom and why; each entry links to its day and can be undone.
import { listOverrules } from '@hr/contract/attendance-overrule.ts'
import type { OverruleRow } from '@hr/contract/attendance-overrule.ts'
import { paths } from '@hr/contract/paths.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { lazy, useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { OverruleNav } from './OverruleNav.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { useHistoryColumns } from './history-columns.tsx'
import { historyInput, historyViewShape, noFilters } from './history-view.ts'
import type { HistoryView } from './history-view.ts'

const HistoryMore = lazy(() => import('./HistoryMore.tsx').then(file => ({ default: file.HistoryMore })))

type Props = { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }

/** Search and filters above the history of overrules; on a desktop the rarer ones are behind a button. */
function HistoryFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      behind={['unit', 'from', 'to']}
      fields={named => (
        <Choice
          w={{ sm: 230 }}
          {...named(t('overrule.whatDone'))}
          placeholder={t('overrule.anyType')}
          options={overruleTypes.map(value => ({ value, label: t(`overrule.types.${value}`) }))}
          value={view.type}
          onChange={type => onChange({ type })}
        />
      )}
      more={() => <HistoryMore view={view} onChange={onChange} />}
    />
  )
}

export function OverruleHistoryPage() {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const language = useLanguage()
  const today = useToday()
  const [view, setView] = useViewState(historyViewShape)
  const [taking, setTaking] = useState<OverruleRow>()
  const load = async () => (await import('./export-history.ts')).exportHistory({ view, language, today })
  const list = useList(listOverrules, historyInput(view))
  const columns = useHistoryColumns(setTaking)
  return (
    <Page
      title={t('menu.overruleHistory')}
      crumbs={[{ title: t('menu.overrule'), to: paths.overrule }]}
      actions={<ExportButton group="OVERRULE" load={load} />}
    >
      <OverruleNav current="overruleHistory" />
      <HistoryFilters view={view} onChange={setView} />
      <DataList
        label={t('menu.overruleHistory')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => paths.attendanceDayOf(row.employee.id, row.date)}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('overrule.historyEmpty'), text: t('overrule.historyEmptyHint') }}
      />
      {taking !== undefined && (
        <TakeBackDialog
          entry={taking}
          name={nameOf(taking.employee)}
          date={taking.date}
          isLocked={taking.locked}
          actionDays={taking.actionDays}
          onClose={() => setTaking(undefined)}
        />
      )}
    </Page>
  )
}
