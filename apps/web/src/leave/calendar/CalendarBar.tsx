// Chooses dates, view and people; all of it is in the URL.
import { Button, Group, SegmentedControl, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDateRange, monthTitle } from '#web/shared/format.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import type { CalendarView, ChangeView } from './calendar-view.ts'
import type { ShownPeriod } from './visible-period.ts'

type Props = { view: CalendarView; period: ShownPeriod; isPhone: boolean; onChange: ChangeView }

export function CalendarMoves({ period, isPhone, onChange }: Omit<Props, 'view'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { from, to, isWeeks, isNow, previous, next, now } = period
  return (
    <Group gap="xs" wrap="nowrap">
      <StepButton
        to="earlier"
        label={t(isWeeks ? 'leaveCalendar.previousWeeks' : 'leave.previousMonth')}
        onClick={() => onChange(previous)}
      />
      <StepButton
        to="later"
        label={t(isWeeks ? 'leaveCalendar.nextWeeks' : 'leave.nextMonth')}
        onClick={() => onChange(next)}
      />
      <Button variant="default" disabled={isNow} onClick={() => onChange(now)} style={{ flex: 'none' }}>
        {t('leave.today')}
      </Button>
      <Title order={2} size={isWeeks || isPhone ? 'h4' : 'h3'} ml="xs" aria-live="polite">
        {isWeeks ? formatDateRange(from, to) : monthTitle(from, language)}
      </Title>
    </Group>
  )
}

export function CalendarViews({ view, isPhone, onChange }: Omit<Props, 'period'>) {
  const { t } = useTranslation()
  const size = isPhone ? 'xs' : 'sm'
  return (
    <Group gap="sm" ml={{ sm: 'auto' }}>
      <SegmentedControl
        size={size}
        aria-label={t('leaveCalendar.view')}
        value={view.view ?? 'month'}
        data={[
          { value: 'month', label: t('leaveCalendar.viewMonth') },
          { value: 'people', label: t('leaveCalendar.viewPeople') },
        ]}
        onChange={value => onChange({ view: value === 'people' ? 'people' : undefined, weeks: undefined })}
      />
      <SegmentedControl
        size={size}
        aria-label={t('leave.scope')}
        value={view.scope}
        data={[
          { value: 'team', label: t('leave.scopeTeam') },
          { value: 'all', label: t('leave.scopeAll') },
        ]}
        onChange={value => onChange({ scope: value === 'all' ? 'all' : 'team' })}
      />
    </Group>
  )
}
