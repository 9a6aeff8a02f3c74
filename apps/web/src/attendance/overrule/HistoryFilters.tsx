// Search, kind, unit and the dates of the days, above the history of overrules.
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import type { HistoryView } from './history-view.ts'

type Props = { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }

export function HistoryFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  const { search: _search, ...filters } = view
  return (
    <ListFilters
      search={<SearchField value={view.search} onSearch={search => onChange({ search })} />}
      count={Object.values(filters).filter(filter => filter !== undefined).length}
      onClear={() =>
        onChange({ search: '', type: undefined, unit: undefined, from: undefined, to: undefined })
      }
      fields={named => (
        <>
          <Select
            w={{ sm: 210 }}
            {...named(t('overrule.whatDone'))}
            placeholder={t('overrule.anyType')}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            data={overruleTypes.map(value => ({ value, label: t(`overrule.types.${value}`) }))}
            value={view.type ?? null}
            onChange={value => onChange({ type: overruleTypes.find(type => type === value) })}
          />
          <UnitSelect
            w={{ sm: 200 }}
            {...named(t('overrule.unit'))}
            placeholder={t('overrule.unit')}
            clearable
            value={view.unit ?? null}
            onChange={unit => onChange({ unit: unit ?? undefined })}
          />
          <DateField
            w={{ sm: 160 }}
            {...named(t('overrule.from'))}
            placeholder={t('overrule.from')}
            clearable
            value={view.from ?? null}
            onChange={from => onChange({ from: from ?? undefined })}
          />
          <DateField
            w={{ sm: 160 }}
            {...named(t('overrule.to'))}
            placeholder={t('overrule.to')}
            clearable
            {...(view.from !== undefined && { minDate: view.from })}
            value={view.to ?? null}
            onChange={to => onChange({ to: to ?? undefined })}
          />
        </>
      )}
    />
  )
}
