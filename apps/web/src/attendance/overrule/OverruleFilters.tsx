// Search, unit and what is wrong, above the days to overrule.
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { overruleKinds } from './overrule-view.ts'
import type { OverruleView } from './overrule-view.ts'

type Props = { view: OverruleView; onChange: (change: Partial<OverruleView>) => void }

export function OverruleFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
      search={<SearchField value={view.search} onSearch={search => onChange({ search })} />}
      count={[view.unit, view.kind].filter(filter => filter !== undefined).length}
      onClear={() => onChange({ search: '', unit: undefined, kind: undefined })}
      fields={named => (
        <>
          <UnitSelect
            w={{ sm: 240 }}
            {...named(t('overrule.unit'))}
            placeholder={t('overrule.unit')}
            clearable
            value={view.unit ?? null}
            onChange={unit => onChange({ unit: unit ?? undefined })}
          />
          <Select
            w={{ sm: 210 }}
            {...named(t('overrule.kind'))}
            placeholder={t('overrule.anyKind')}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            data={overruleKinds.map(value => ({ value, label: t(`status.${value}`) }))}
            value={view.kind ?? null}
            onChange={value => onChange({ kind: overruleKinds.find(kind => kind === value) })}
          />
        </>
      )}
    />
  )
}
