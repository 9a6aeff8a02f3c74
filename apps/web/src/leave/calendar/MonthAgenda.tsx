// The month on a phone: a list of the days with leave or holidays.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { addMonths, startOfMonth, weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, monthTitle, weekdayNames } from '#web/shared/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AwayList } from './AwayList.tsx'
import type { Day } from './DayCell.tsx'

type DayProps = { day: Day; away: number; today: LocalDate; onOpen: () => void }

function AgendaDay({ day, away, today, onOpen }: DayProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, leaves, holidays } = day
  return (
    <Paper component="li" withBorder p="md" data-date={date}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="sm" lh={1.6}>
          {weekdayNames(language)[weekday(date)]} {formatDate(date)}
        </Title>
        {date === today && <Badge variant="filled">{t('leave.today')}</Badge>}
      </Group>
      {holidays.map(holiday => (
        <Text key={holiday.from} size="sm" c="var(--mantine-color-brand-text)">
          {nameIn(holiday, language)}
        </Text>
      ))}
      {leaves.length > 0 && <AwayList date={date} leaves={leaves} />}
      {away > 0 && (
        <Group justify="space-between" mt="xs">
          <Text fw={600}>{t('leave.awayCount', { count: away })}</Text>
          <Button variant="default" size="xs" onClick={onOpen}>
            {t('leaveCalendar.showDay')}
          </Button>
        </Group>
      )}
    </Paper>
  )
}

type Props = {
  days: readonly Day[]
  /** People away by day, if there is too much leave to show. */
  counts: ReadonlyMap<LocalDate, number> | undefined
  today: LocalDate
  onMonth: (month: LocalDate) => void
  onOpenDay: (date: LocalDate) => void
}

/** In the current month, past days are shown on demand. */
export function MonthAgenda({ days, counts, today, onMonth, onOpenDay }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const next = addMonths(startOfMonth(today), 1)
  const [showsPassed, setShowsPassed] = useState(false)
  const isCurrent = days.some(({ date }) => date.slice(0, 7) === today.slice(0, 7))
  const passed = isCurrent ? days.filter(({ date }) => date < today) : []
  const shown = showsPassed ? days : days.slice(passed.length)
  if (days.length === 0) return <EmptyState title={t('leave.quietMonth')} text={t('leave.quietMonthHint')} />
  return (
    <>
      {passed.length > 0 && !showsPassed && (
        <Button variant="default" onClick={() => setShowsPassed(true)}>
          {t('leave.earlierDays', { count: passed.length })}
        </Button>
      )}
      {shown.length === 0 ? (
        <Stack gap="sm" py="md" align="center">
          <Text size="sm" c="dimmed" ta="center">
            {t('leave.quietRest')}
          </Text>
          <Button variant="default" onClick={() => onMonth(next)}>
            {monthTitle(next, language)}
          </Button>
        </Stack>
      ) : (
        <Stack
          component="ul"
          gap="sm"

          aria-label={t('leave.calendar')}
        >
          {shown.map(day => (
            <AgendaDay
              key={day.date}
              day={day}
              away={counts?.get(day.date) ?? 0}
              today={today}
              onOpen={() => onOpenDay(day.date)}
            />
          ))}
        </Stack>
      )}
    </>
  )
}
