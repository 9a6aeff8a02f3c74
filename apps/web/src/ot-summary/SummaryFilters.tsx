// Whose overtime is summed up, and by unit and name.
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { noFilters } from './summary-view.ts'
import type { SummaryView } from './summary-view.ts'
import { useScopes } from './use-scopes.ts'

type Props = {
  view: SummaryView
  scope: OtRecordScope
  onChange: (change: Partial<SummaryView>) => void
}

function ScopeSwitch({ scope, onChange }: Omit<Props, 'view'>) {
  const { t } = useTranslation()
  const scopes = useScopes()
  if (scopes.length < 2) return null
  return (
    <SegmentedControl<OtRecordScope>
      aria-label={t('otSummary.whose')}
      value={scope}
      data={scopes.map(value => ({ value, label: t(`otSummary.scopes.${value}`) }))}
      onChange={next => onChange({ scope: next })}
    />
  )
}

export function SummaryFilters({ view, scope, onChange }: Props) {
  const { t } = useTranslation()
  const lead = <ScopeSwitch scope={scope} onChange={onChange} />
  if (scope === 'mine') return lead
  return (
    <SavedFilters
      lead={lead}
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      fields={named => (
        <UnitFilter
          w={{ sm: 240 }}
          {...named(t('attendanceBoard.unit'))}
          placeholder={t('attendanceBoard.unit')}
          view={view}
          onChange={onChange}
        />
      )}
    />
  )
}
