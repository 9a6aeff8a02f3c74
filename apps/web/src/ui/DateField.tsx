// Date input: DD/MM/YYYY in both languages, Lao names from our own tables.
import { DateInput } from '@mantine/dates'
import type { DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DatesLanguage } from './DatesLanguage.tsx'
import { parseTypedDate } from './typed-date.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

/** Value and change are 'YYYY-MM-DD' or null. */
export function DateField(props: Omit<DateInputProps, 'valueFormat' | 'dateParser'>) {
  const { t } = useTranslation()
  const ariaLabels = useCalendarLabels()
  return (
    <DatesLanguage>
      <DateInput
        valueFormat="DD/MM/YYYY"
        placeholder="DD/MM/YYYY"
        dateParser={parseTypedDate}
        highlightToday
        ariaLabels={ariaLabels}
        popoverProps={{ withRoles: false }}
        leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        {...props}
      />
    </DatesLanguage>
  )
}
