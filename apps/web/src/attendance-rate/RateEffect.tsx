// Previews the effect of a penalty table change on stored days.
import type { RateEffect as Effect } from '@hr/contract/attendance-rate.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'

export function RateEffect({ effect }: { effect: Effect }) {
  const { t } = useTranslation()
  const { people, days, before, after, withoutRateAfter } = effect
  if (days === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('attendanceRate.noEffect')}
      </Text>
    )
  return (
    <Alert color={withoutRateAfter > 0 ? 'yellow' : 'blue'} role="status">
      <Text size="sm">{t('attendanceRate.effectDays', { count: days, people: formatNumber(people) })}</Text>
      <Text size="sm" fw={500} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('attendanceRate.effectSum', { before: penaltyText(before), after: penaltyText(after) })}
      </Text>
      {withoutRateAfter > 0 && (
        <Text size="sm">{t('attendanceRate.effectNoRate', { count: withoutRateAfter })}</Text>
      )}
    </Alert>
  )
}
