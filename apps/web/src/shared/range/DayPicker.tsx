import { DatePicker } from '@mantine/dates'
import { useCalendarToday } from '#web/ui/calendar-today.ts'
import { DatesLanguage } from '#web/ui/DatesLanguage.tsx'
import { useCalendarLabels } from '#web/ui/use-calendar-labels.ts'

type Props = {
  /** 'YYYY-MM-DD', also for the last selectable day. */
  value: string
  last: string
  onChoose: (date: string) => void
}

/** The calendar behind a button. */
export function DayPicker({ value, last, onChoose }: Props) {
  const ariaLabels = useCalendarLabels()
  const { markOf } = useCalendarToday()
  return (
    <DatesLanguage>
      <DatePicker
        value={value}
        defaultDate={value}
        maxDate={last}
        highlightToday
        getDayProps={markOf}
        ariaLabels={ariaLabels}
        onChange={date => {
          if (date !== null) onChoose(date)
        }}
      />
    </DatesLanguage>
  )
}
