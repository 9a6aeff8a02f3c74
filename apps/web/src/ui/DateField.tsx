// Date input: DD/MM/YYYY in both languages, Lao names from our own tables. The calendar opens by click or arrow key, so
// that it never covers the next fields for those who move by Tab.
import { DateInput } from '@mantine/dates'
import type { DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { isWithin, useCalendarToday } from './calendar-today.ts'
import { DatesLanguage } from './DatesLanguage.tsx'
import { refusedMark } from './refused-mark.ts'
import { parseTypedDate } from './parse-typed-date.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

type Props = Omit<DateInputProps, 'valueFormat' | 'dateParser' | 'popoverProps'>

/** Whether it is left as it is: nothing, or a date within the bounds. */
function isReadable(text: string, bounds: Pick<Props, 'minDate' | 'maxDate'>): boolean {
  const date = parseTypedDate(text)
  return text.trim() === '' || (date !== null && isWithin(date, bounds))
}

/** Value and change are 'YYYY-MM-DD' or null. Text that is no possible date is replaced by the value and named below it. */
export function DateField({ onClick, onKeyDown, onBlur, getDayProps, onChange, error, ...props }: Props) {
  const { t } = useTranslation()
  const ariaLabels = useCalendarLabels()
  const { opensAt, markOf } = useCalendarToday(props)
  const [opened, setOpened] = useState(false)
  const [refused, setRefused] = useState<string>()
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
        leftSection={<IconCalendar size={18} aria-hidden />}
        leftSectionPointerEvents="none"
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        {...opensAt}
        {...props}
        {...(refused !== undefined && { [refusedMark]: true })}
        error={refused === undefined ? error : t('ui.dateRefused', { text: refused })}
        onChange={(...chosen) => {
          setRefused(undefined)
          onChange?.(...chosen)
        }}
        onClick={event => {
          onClick?.(event)
          // What is typed after a tap replaces the date; a further click places the cursor.
          if (!opened) event.currentTarget.select()
          setOpened(true)
        }}
        onKeyDown={event => {
          onKeyDown?.(event)
          if (event.key === 'ArrowDown') setOpened(true)
          if (event.key === 'Escape' || event.key === 'Enter') setOpened(false)
          if (event.key === 'Enter' && !isReadable(event.currentTarget.value, props)) {
            event.preventDefault()
            event.currentTarget.blur()
            event.currentTarget.focus()
          }
        }}
        onBlur={event => {
          onBlur?.(event)
          setOpened(false)
          const { value } = event.currentTarget
          setRefused(isReadable(value, props) ? undefined : value)
        }}
        getDayProps={day => {
          const given = getDayProps?.(day)
          return {
            ...markOf(day),
            ...given,
            onClick: event => {
              given?.onClick?.(event)
              setOpened(false)
              // The day of the value is no change.
              setRefused(undefined)
            },
          }
        }}
      />
    </DatesLanguage>
  )
}
