// A button that opens a calendar, to choose a day without a field.
import { ActionIcon, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarEvent } from '@tabler/icons-react'
import { DatesLanguage } from './DatesLanguage.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'

type Props = {
  /** Label of the button and of the calendar. */
  label: string
  /** 'YYYY-MM-DD', also for the last selectable day. */
  value: string
  last: string
  onChoose: (date: string) => void
}

export function DateButton({ label, value, last, onChoose }: Props) {
  const ariaLabels = useCalendarLabels()
  const [opened, { toggle, close }] = useDisclosure(false)
  return (
    <DatesLanguage>
      <Popover opened={opened} onDismiss={close} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon variant="default" size="lg" aria-label={label} onClick={toggle}>
            <IconCalendarEvent size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} data-dates-dropdown>
          <DatePicker
            value={value}
            defaultDate={value}
            maxDate={last}
            highlightToday
            ariaLabels={ariaLabels}
            onChange={date => {
              if (date === null) return
              close()
              onChoose(date)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </DatesLanguage>
  )
}
