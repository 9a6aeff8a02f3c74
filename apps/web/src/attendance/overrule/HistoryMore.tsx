// Less frequent filters of the history: the unit and the dates of the days.
import { SimpleGrid } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { SpanChoice } from '#web/shared/SpanChoice.tsx'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import type { HistoryView } from './history-view.ts'

type Props = { view: HistoryView; onChange: (change: Partial<HistoryView>) => void }

export function HistoryMore({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} mt={{ sm: 'sm' }}>
      <UnitFilter label={t('overrule.unit')} view={view} onChange={onChange} />
      <SpanChoice span={view} onChange={onChange} />
      <DateField
        label={t('overrule.from')}
        clearable
        value={view.from ?? null}
        onChange={from => onChange({ from: from ?? undefined })}
      />
      <DateField
        label={t('overrule.to')}
        clearable
        {...(view.from !== undefined && { minDate: view.from })}
        value={view.to ?? null}
        onChange={to => onChange({ to: to ?? undefined })}
      />
    </SimpleGrid>
  )
}
