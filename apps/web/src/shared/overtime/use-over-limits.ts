import type { OtDecision } from '@hr/contract/ot-request.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { overLimits } from './over-limits.ts'

/** A line for each limit of a day and of days in a row that is exceeded. */
export function useOverLimits(): (limits: OtDecision['limits']) => readonly string[] {
  const { t } = useTranslation()
  const durationOf = useDuration()
  return limits =>
    overLimits(limits).map(({ limit, total, most }) =>
      limit === 'day'
        ? t('request.overtimeAboveDay', { amount: durationOf(total), limit: durationOf(most) })
        : t('request.overtimeAboveInRow', { amount: formatNumber(total), limit: formatNumber(most) }),
    )
}
