import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Box, Group, Select } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
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
    <Group gap="sm" role="search">
      <Box w={{ base: '100%', xs: 220 }}>
        <SearchField value={view.search} onSearch={search => onChange({ search })} />
      </Box>
      <UnitSelect
        w={{ base: '100%', xs: 240 }}
        aria-label={t('leaveSummary.unit')}
        placeholder={t('leaveSummary.unit')}
        clearable
        value={view.unit ?? null}
        onChange={unit => onChange({ unit: unit ?? undefined })}
      />
      <Select
        w={{ base: '100%', xs: 200 }}
        aria-label={t('leaveSummary.type')}
        placeholder={t('leaveSummary.everyType')}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        data={types.map(type => ({ value: type.id, label: nameIn(language, type) }))}
        value={view.type ?? null}
        onChange={type => onChange({ type: type ?? undefined })}
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
