import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { ChangeView } from '../calendar-view.ts'
import { monthChange } from '../visible-period.ts'
import type { ShownPeriod } from '../visible-period.ts'

type Props = { period: ShownPeriod; today: LocalDate; onChange: ChangeView }

/** A month, or four whole weeks; the switch stays near the shown days. */
export function SpanSwitch({ period, today, onChange }: Props) {
  const { t } = useTranslation()
  const { from, to, isWeeks, isNow } = period
  return (
    <SegmentedControl
      aria-label={t('leaveCalendar.span')}
      value={isWeeks ? 'weeks' : 'month'}
      data={[
        { value: 'month', label: t('leaveCalendar.spanMonth') },
        { value: 'weeks', label: t('leaveCalendar.spanWeeks') },
      ]}
      onChange={value =>
        onChange(
          value === 'weeks'
            ? { weeks: isNow ? today : from }
            : { weeks: undefined, ...monthChange(isNow ? today : to, today) },
        )
      }
    />
  )
}
