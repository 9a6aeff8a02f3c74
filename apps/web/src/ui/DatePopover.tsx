// A day chosen in a small calendar that opens at a button.
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { ReactElement } from 'react'
import { DatesLanguage } from './DatesLanguage.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'

type Props = {
  opened: boolean
  /** Of the calendar. */
  label: string
  button: ReactElement
  /** 'YYYY-MM-DD', as the last day that can be chosen. */
  value: string
  last: string
  onChoose: (date: string) => void
  onDismiss: () => void
}

export function DatePopover({ opened, label, button, value, last, onChoose, onDismiss }: Props) {
  const ariaLabels = useCalendarLabels()
  return (
    <DatesLanguage>
      <Popover
        opened={opened}
        position="bottom-start"
        shadow="md"
        trapFocus
        returnFocus
        onDismiss={onDismiss}
      >
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown aria-label={label} data-dates-dropdown>
          <DatePicker
            value={value}
            defaultDate={value}
            maxDate={last}
            highlightToday
            ariaLabels={ariaLabels}
            onChange={date => date !== null && onChoose(date)}
          />
        </Popover.Dropdown>
      </Popover>
    </DatesLanguage>
  )
}
