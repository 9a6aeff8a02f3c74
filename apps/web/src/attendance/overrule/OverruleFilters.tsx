// Search, irregularity and unit, above the days to overrule.
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { useUnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { noFilters, overruleKinds } from './overrule-view.ts'
import type { OverruleView } from './overrule-view.ts'

type Props = { view: OverruleView; onChange: (change: Partial<OverruleView>) => void }

export function OverruleFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      behind={['unit']}
      fields={named => (
        <Choice
          w={{ sm: 240 }}
          {...named(t('overrule.kind'))}
          placeholder={t('overrule.anyKind')}
          options={overruleKinds.map(value => ({ value, label: t(`status.${value}`) }))}
          value={view.kind}
          onChange={kind => onChange({ kind })}
        />
      )}
      more={useUnitFilter({ label: t('overrule.unit'), view, onChange })}
    />
  )
}
