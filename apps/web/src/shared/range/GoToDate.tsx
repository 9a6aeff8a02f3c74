// Jumps to a date far away: the shown range then includes it. The calendar is loaded for its first opening.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { ActionIcon, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { toastError } from '#web/shared/toast.ts'
import { useToday } from '#web/shared/use-today.ts'

const DayPicker = lazyPart(() => import('./DayPicker.tsx').then(file => file.DayPicker))

type Props = { at: LocalDate | undefined; onChoose: (date: LocalDate) => void }

export function GoToDate({ at, onChoose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [opened, { toggle, close }] = useDisclosure(false)
  const label = t('attendanceDay.goTo')
  // The focus moves into the calendar as it opens: it has to be there.
  const open = () => void DayPicker.preload().then(toggle, toastError)
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label} onClick={open}>
          <IconCalendarEvent size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-dates-dropdown>
        <DayPicker
          value={at ?? today}
          last={today}
          onChoose={date => {
            close()
            onChoose(date)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
