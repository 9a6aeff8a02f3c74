import type { LeaveType } from '@hr/contract/leave-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { SavedFilters } from '#web/shared/saved-view/SavedFilters.tsx'
import { noFilters } from './summary-view.ts'
import type { SummaryView } from './summary-view.ts'

type Props = {
  view: SummaryView
  types: readonly LeaveType[]
  onChange: (change: Partial<SummaryView>) => void
}

export function SummaryFilters({ view, types, onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <SavedFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      find={t('ui.findStaff')}
      fields={named => (
        <>
          <UnitFilter
            w={{ sm: 220 }}
            {...named(t('leaveSummary.unit'))}
            placeholder={t('leaveSummary.unit')}
            view={view}
            onChange={onChange}
          />
          <Select
            w={{ sm: 200 }}
            {...named(t('leaveSummary.type'))}
            placeholder={t('leaveSummary.everyType')}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            data={types.map(type => ({ value: type.id, label: nameIn(type, language) }))}
            value={view.type ?? null}
            onChange={type => onChange({ type: type ?? undefined })}
          />
          <DateField
            w={{ sm: 168 }}
            {...named(t('leaveSummary.onDate'))}
            placeholder={t('leaveSummary.onDate')}
            clearable
            value={view.date ?? null}
            onChange={date => onChange({ date: date ?? undefined })}
          />
        </>
      )}
    />
  )
}
