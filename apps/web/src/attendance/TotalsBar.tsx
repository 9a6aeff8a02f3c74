import type { DayTotals } from '@hr/domain/attendance/day-totals.ts'
import { Skeleton } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays, formatNumber } from '#web/shared/format.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { Totals } from '#web/shared/Totals.tsx'
import type { Total } from '#web/shared/Totals.tsx'
import { useDuration, useHours } from '#web/shared/use-duration.ts'

/** Totals of one person or of many. */
export function TotalsBar({ totals }: { totals: DayTotals }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const duration = useDuration()
  const hours = useHours()
  const minutes = (count: number) =>
    count > 0 ? { detail: t('attendanceDay.minutes', { minutes: formatNumber(count) }), isBad: true } : {}
  const bad = (count: number) => ({ value: formatNumber(count), isBad: count > 0 })
  const shown: readonly Total[] = [
    { name: t('attendanceDay.regular'), value: formatNumber(totals.regular) },
    { name: t('attendanceDay.late'), value: formatNumber(totals.late), ...minutes(totals.lateMinutes) },
    { name: t('attendanceDay.early'), value: formatNumber(totals.early), ...minutes(totals.earlyMinutes) },
    { name: t('attendanceDay.missing'), ...bad(totals.missing) },
    { name: t('attendanceDay.absent'), ...bad(totals.absent) },
    { name: t('attendanceDay.leave'), value: formatHalfDays(totals.leaveHalfDays, language) },
    { name: t('attendanceDay.offSite'), value: formatNumber(totals.offSite) },
    { name: t('attendanceDay.worked'), value: hours(totals.hours), isLong: true },
    { name: t('attendanceDay.overtime'), value: duration(totals.overtimeMinutes) },
    {
      name: t('attendanceDay.penalties'),
      value: penaltyText(totals.penalty),
      isBad: totals.penalty > 0,
      isLong: true,
      ...(totals.withoutRate > 0 && {
        detail: t('attendanceDay.noRate', { count: totals.withoutRate }),
      }),
    },
  ]
  return <Totals label={t('attendanceDay.totals')} totals={shown} />
}

/** As high as the totals, which need more rows on a narrow page. */
export const TotalsSkeleton = () => <Skeleton h={{ base: 238, sm: 194, lg: 134 }} aria-hidden />
