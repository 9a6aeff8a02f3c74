// Chooses the dates: a filter of the spec, and the ranges before and after it.
import { dateFilters } from '@hr/domain/calendar/date-filter.ts'
import type { DateFilter } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { ActionIcon, Group, Popover, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { dayTitle, formatDateRange, monthTitle } from '#web/shared/format.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { toastError } from '#web/shared/toast.ts'
import { useToday } from '#web/shared/use-today.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { PeriodBadge } from './PeriodBadge.tsx'
import { holding } from './range-view.ts'
import type { RangeView, ShownRange } from './range-view.ts'

const DayPicker = lazyPart(() => import('./DayPicker.tsx').then(file => file.DayPicker))

/** Filters whose name fits whatever day the range has moved to. */
const isTrueOfAnyDay: { readonly [Filter in DateFilter]?: true } = { today: true, monthly: true }

type GoToDateProps = { at: LocalDate | undefined; onChoose: (date: LocalDate) => void }

/** Jumps to a date far away: the shown range then includes it. The calendar is loaded for its first opening. */
function GoToDate({ at, onChoose }: GoToDateProps) {
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
          <IconCalendarEvent size={18} aria-hidden />
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

type Props = {
  view: RangeView
  shown: ShownRange
  onChange: (change: RangeView) => void
  /** Placed next to the dates. */
  children?: ReactNode
}

export function RangeBar({ view, shown, onChange, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filter, from, to, earlier, later } = shown
  const isUsed = view.at === undefined || isTrueOfAnyDay[filter] === true
  const isMonth = filter === 'thisMonth' || filter === 'lastMonth'
  const title = isMonth
    ? monthTitle(from, language)
    : from === to
      ? dayTitle(from, language)
      : formatDateRange(from, to)
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs" wrap="nowrap">
        <StepButton
          to="earlier"
          label={t('attendanceDay.earlier')}
          onClick={() => onChange({ at: earlier })}
        />
        <StepButton
          to="later"
          label={t('attendanceDay.later')}
          disabled={later === undefined}
          onClick={() => onChange({ at: later })}
        />
        <GoToDate at={view.at} onChoose={at => onChange({ at, range: holding(filter) })} />
        <Group gap="xs" ml="xs">
          <Title order={2} size="h4" aria-live="polite">
            {title}
          </Title>
          <PeriodBadge range={shown} />
        </Group>
      </Group>
      {/* On a phone next to the dates if both fit, otherwise full width below them. */}
      <Group gap="sm" wrap="nowrap" flex={{ base: '1 1 120px', sm: 'none' }}>
        {/* "This month" is not selected once the range has moved away from today. */}
        <Choice
          w={{ sm: 205 }}
          flex={{ base: '1 1 120px', sm: 'none' }}
          miw={120}
          aria-label={t('attendanceDay.range')}
          placeholder={t('attendanceDay.range')}
          options={dateFilters.map(value => ({ value, label: t(`request.spans.${value}`) }))}
          value={isUsed ? filter : undefined}
          onChoose={range => onChange({ range, at: undefined })}
        />
        {children}
      </Group>
    </Group>
  )
}
