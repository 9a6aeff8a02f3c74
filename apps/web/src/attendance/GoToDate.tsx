// Far dates without many steps: the day chosen is among the dates that are shown then.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { ActionIcon } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useToday } from '#web/shared/use-today.ts'

const DatePopover = lazy(() =>
  import('#web/ui/DatePopover.tsx').then(file => ({ default: file.DatePopover })),
)

export function GoToDate({
  at,
  onChoose,
}: {
  at: LocalDate | undefined
  onChoose: (date: LocalDate) => void
}) {
  const { t } = useTranslation()
  const today = useToday()
  /** undefined = never opened: the calendar is not fetched yet. */
  const [opened, setOpened] = useState<boolean>()
  const button = (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={t('attendanceDay.goTo')}
      onClick={() => setOpened(opened !== true)}
    >
      <IconCalendarEvent size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
  if (opened === undefined) return button
  return (
    <Suspense fallback={button}>
      <DatePopover
        opened={opened}
        label={t('attendanceDay.goTo')}
        button={button}
        value={at ?? today}
        last={today}
        onChoose={date => {
          setOpened(false)
          onChoose(date)
        }}
        onDismiss={() => setOpened(false)}
      />
    </Suspense>
  )
}
