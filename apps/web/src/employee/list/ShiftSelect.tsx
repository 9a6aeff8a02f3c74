// The active work shifts.
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'

export function ShiftSelect(props: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data = [] } = useCall(listWorkShifts, {})
  const choices = data
    .filter(shift => shift.isActive)
    .map(shift => ({ value: shift.id, label: nameIn(language, shift) }))
  return (
    <Select
      {...props}
      data={choices}
      searchable
      placeholder={t('ui.chooseOne')}
      nothingFoundMessage={t('ui.noMatch')}
    />
  )
}
