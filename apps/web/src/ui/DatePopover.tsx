// Takes the place of the button that was pressed, and opens.
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { CalendarButton } from './DateButton.tsx'
import type { DateButtonProps } from './DateButton.tsx'
import { DatesLanguage } from './DatesLanguage.tsx'
import { useCalendarLabels } from './use-calendar-labels.ts'
import { useOpensAtOnce } from './use-opens-at-once.ts'

export function DatePopover({ label, value, last, onChoose }: DateButtonProps) {
  const ariaLabels = useCalendarLabels()
  const { button, opened, setOpened } = useOpensAtOnce()
  return (
    <DatesLanguage>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <CalendarButton ref={button} aria-label={label} onClick={() => setOpened(!opened)} />
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
              setOpened(false)
              onChoose(date)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </DatesLanguage>
  )
}
