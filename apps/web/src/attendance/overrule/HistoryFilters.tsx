// Search and filters above the history of overrules; on a desktop the rarer ones are behind a button.
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { SavedViews } from '#web/shared/saved-view/SavedViews.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { noFilters } from './history-view.ts'
import type { HistoryView } from './history-view.ts'

const HistoryMore = lazy(() => import('./HistoryMore.tsx').then(file => ({ default: file.HistoryMore })))

type Props = { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }

export function HistoryFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
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
          onClear={() => onChange({ type: undefined })}
          onChoose={type => onChange({ type })}
        />
      )}
      more={() => <HistoryMore view={view} onChange={onChange} />}
    >
      <SavedViews />
    </ListFilters>
  )
}
