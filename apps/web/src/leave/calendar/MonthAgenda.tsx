// The month on a phone: the days on which somebody is away or that are holidays, as a list.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, nameIn, weekdayNames } from '#web/shared/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AwayList } from './AwayList.tsx'
import type { Day } from './DayCell.tsx'

function AgendaDay({ day, today }: { day: Day; today: LocalDate }) {
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
          {nameIn(language, holiday)}
        </Text>
      ))}
      {leaves.length > 0 && <AwayList date={date} leaves={leaves} />}
    </Paper>
  )
}

export function MonthAgenda({ days, today }: { days: readonly Day[]; today: LocalDate }) {
  const { t } = useTranslation()
  if (days.length === 0) return <EmptyState title={t('leave.quietMonth')} text={t('leave.quietMonthHint')} />
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('leave.calendar')}>
      {days.map(day => (
        <AgendaDay key={day.date} day={day} today={today} />
      ))}
    </Stack>
  )
}
