// Date input: DD/MM/YYYY in both languages, Lao names from our own tables. The calendar opens by click or arrow key, so
// that it never covers the next fields for those who move by Tab.
import { DateInput } from '@mantine/dates'
import type { DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCalendarToday } from './calendar-today.ts'
import { DatesLanguage } from './DatesLanguage.tsx'
import { parseTypedDate } from './typed-date.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

type Props = Omit<DateInputProps, 'valueFormat' | 'dateParser' | 'popoverProps'>

/** Value and change are 'YYYY-MM-DD' or null. */
export function DateField({ onClick, onKeyDown, onBlur, getDayProps, ...props }: Props) {
  const { t } = useTranslation()
  const ariaLabels = useCalendarLabels()
  const { opensAt, markOf } = useCalendarToday(props)
  const [opened, setOpened] = useState(false)
  return (
    <DatesLanguage>
      <DateInput
        valueFormat="DD/MM/YYYY"
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        dateParser={parseTypedDate}
        highlightToday
        ariaLabels={ariaLabels}
        popoverProps={{ withRoles: false, opened }}
        leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        {...opensAt}
        {...props}
        onClick={event => {
          onClick?.(event)
          setOpened(true)
        }}
        onKeyDown={event => {
          onKeyDown?.(event)
          if (event.key === 'ArrowDown') setOpened(true)
          if (event.key === 'Escape' || event.key === 'Enter') setOpened(false)
        }}
        onBlur={event => {
          onBlur?.(event)
          setOpened(false)
        }}
        getDayProps={day => {
          const given = getDayProps?.(day)
          return {
            ...markOf(day),
            ...given,
            onClick: event => {
              given?.onClick?.(event)
              setOpened(false)
            },
          }
        }}
      />
    </DatesLanguage>
  )
}
