// Which month and whose leave: both in the address.
import { addMonths, startOfMonth } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { monthTitle } from '#web/shared/format.ts'
import type { CalendarScope } from './calendar-view.ts'

type Props = {
  month: LocalDate
  today: LocalDate
  scope: CalendarScope
  onMonth: (month: string) => void
  onScope: (scope: CalendarScope) => void
}

export function CalendarHeader({ month, today, scope, onMonth, onScope }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const go = (months: number) => onMonth(addMonths(month, months).slice(0, 7))
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size="lg" aria-label={t('leave.previousMonth')} onClick={() => go(-1)}>
          <IconChevronLeft size={20} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t('leave.nextMonth')} onClick={() => go(1)}>
          <IconChevronRight size={20} />
        </ActionIcon>
        <Button
          variant="default"
          disabled={month === startOfMonth(today)}
          onClick={() => onMonth(today.slice(0, 7))}
        >
          {t('leave.today')}
        </Button>
        <Title order={2} size="h3" ml="xs" aria-live="polite">
          {monthTitle(month, language)}
        </Title>
      </Group>
      <SegmentedControl
        aria-label={t('leave.scope')}
        value={scope}
        data={[
          { value: 'team', label: t('leave.scopeTeam') },
          { value: 'all', label: t('leave.scopeAll') },
        ]}
        onChange={value => onScope(value === 'all' ? 'all' : 'team')}
      />
    </Group>
  )
}
